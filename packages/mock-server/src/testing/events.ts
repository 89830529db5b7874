import { createRequire } from 'node:module';

import { createEventTicket } from '@croupier/sdk/client';
import type { LiveEvent } from '@croupier/sdk/types';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import type { World } from '../node.ts';
import type { Caller } from './caller.ts';

const contract: object = createRequire(import.meta.url)('@croupier/api-spec/openapi.json');
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', ...contract });
const isLiveEvent = ajv.compile<LiveEvent>({ $ref: 'contract#/components/schemas/LiveEvent' });

/** Reads the data of an event; throws when it does not follow the contract. */
function readLiveEvent(text: string): LiveEvent {
  const event: unknown = JSON.parse(text);
  if (isLiveEvent(event)) return event;
  throw new Error(`${text} is no live event: ${ajv.errorsText(isLiveEvent.errors)}`);
}

/** An open stream; its events are checked against the contract. */
export interface TestStream {
  readonly response: Response;
  /** Everything that came so far. */
  readonly text: () => string;
  /** Events since the last call. */
  readonly take: () => Promise<LiveEvent[]>;
  /** True when the platform has ended it. */
  readonly hasEnded: () => boolean;
  /** Ends it as a client does that leaves. */
  readonly close: () => Promise<void>;
}

export interface StreamRequest {
  /** The ticket; a new one by default. */
  readonly ticket?: string;
  readonly lastEventId?: string | undefined;
}

/** Requests a stream; without the ticket it gets one first. */
export async function requestStream(
  { client, world }: Pick<Caller, 'client' | 'world'>,
  { ticket, lastEventId }: StreamRequest = {},
): Promise<Response> {
  const used = ticket ?? (await createEventTicket({ client })).value.ticket;
  const headers = new Headers(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId });
  return world.dispatch(new Request(`http://platform.example/wps/events?ticket=${used}`, { headers }));
}

/** Opens a stream and reads it until one side ends it. */
export async function openStream(
  caller: Pick<Caller, 'client' | 'world'>,
  request: StreamRequest = {},
): Promise<TestStream> {
  return readStream(await requestStream(caller, request));
}

/** Reads the stream of an answer. */
export function readStream(response: Response): TestStream {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('The answer has no body.');
  let text = '';
  let taken = 0;
  let hasEnded = false;
  const read = async (): Promise<void> => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
    }
    hasEnded = true;
  };
  // A connection that breaks off ends it as well.
  void read().catch(() => (hasEnded = true));
  return {
    response,
    text: () => text,
    async take() {
      await runTurns();
      const events = text.slice(taken).matchAll(/^id: (.+)\ndata: (.+)$/gm);
      taken = text.length;
      return Array.from(events, ([, id, data = '']) => {
        const event = readLiveEvent(data);
        if (event.id !== id) throw new Error(`The event ${event.id} was sent as ${id}.`);
        return event;
      });
    },
    hasEnded: () => hasEnded,
    close: () => reader.cancel(),
  };
}

/** Chunks pass a stream in several turns of the event loop. */
export async function runTurns(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Makes a control call of a world. */
export async function control(world: World, method: string, path: string, body: unknown): Promise<void> {
  const request = new Request(`http://platform.example/__mock${path}`, { method, body: JSON.stringify(body) });
  const { ok, status } = await world.dispatch(request);
  if (!ok) throw new Error(`The control call ${method} ${path} answered ${status}.`);
}
