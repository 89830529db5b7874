import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

import type { Role } from '@croupier/sdk/operations';
import { zErrorEnvelope } from '@croupier/sdk/zod';

import type { Operation } from '../contract/operations.ts';
import type { FoundProblem } from '../run/result.ts';
import { parseJson } from '../server/parse-json.ts';
import { createBackends, type BackendsOptions } from './backends.ts';
import { findOperation } from './find-operation.ts';
import { passedHeaders, type ProxiedCall } from './forward.ts';
import type { Side } from './side.ts';
import type { Traffic } from './traffic.ts';

export interface RelayOptions extends BackendsOptions {
  readonly traffic: Traffic;
  /** False for an operation that is never sent to the upstream. */
  readonly isWanted: (operation: Operation) => boolean;
}

/** A call with its answer, as it goes back to the client. */
export interface Relayed {
  readonly side: Side;
  readonly operation: Operation | undefined;
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** A stream of events is passed on as it comes. */
  readonly body: Buffer | IncomingMessage;
  /** Deviations of the upstream's answer. */
  readonly problems: readonly FoundProblem[];
}

/** Answers the calls of a client from the upstream, and from the mock what the upstream does not have. */
export interface Relay {
  /** Rejects when the server that has to answer is not reached. */
  answer(call: ProxiedCall): Promise<Relayed>;
  /** The side whose chat answered last; its sockets are there. */
  chatSide(): Side;
}

export function createRelay({ traffic, isWanted, ...options }: RelayOptions): Relay {
  const backends = createBackends(options);
  const hasMock = options.mock !== undefined;
  let chat: Side = hasMock ? 'mock' : 'upstream';

  const answerFrom = async (side: Side, call: ProxiedCall, operation: Operation | undefined): Promise<Relayed> => {
    const message = await backends.send(side, call, operation);
    const status = message.statusCode ?? 0;
    const head = { side, operation, status, headers: passedHeaders(message.headers) };
    if (/^text\/event-stream\b/i.test(message.headers['content-type'] ?? '')) {
      return { ...head, body: message, problems: [] };
    }
    const body = await buffer(message);
    if (operation === undefined) return { ...head, body, problems: [] };
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
    const json = parseJson(text);
    if (side === 'upstream' && hasMock && isAbsent(status, json)) {
      traffic.missing(operation);
      return answerFrom('mock', call, operation);
    }
    backends.note(side, operation, json);
    if (operation.tag === 'chat') chat = side;
    if (side === 'mock') return { ...head, body, problems: [] };
    if (status === 501) {
      traffic.missing(operation);
      return { ...head, body, problems: [] };
    }
    const request = {
      role: roleOf(call, operation),
      method: call.method,
      target: call.target,
      body: backends.plainBody(call),
    };
    const answer = { status, headers: headersOf(message), text, json };
    return { ...head, body, problems: traffic.inspect({ operation, request, answer }) };
  };

  return {
    async answer(call) {
      const { pathname } = new URL(call.target, 'http://proxy');
      const operation = findOperation(call.method, pathname);
      const isForUpstream = operation === undefined ? !hasMock : isWanted(operation);
      const side = backends.sideOfTicket(call) ?? (isForUpstream || !hasMock ? 'upstream' : 'mock');
      return answerFrom(side, call, operation);
    },
    chatSide: () => chat,
  };
}

/** True for the answers of a server that does not have the operation: 501, or a 404 or 405 that is no refusal of the contract. */
function isAbsent(status: number, json: unknown): boolean {
  if (status === 501) return true;
  return (status === 404 || status === 405) && !zErrorEnvelope.safeParse(json).success;
}

/** What the report says about the caller; the proxy does not know whose session a token opens. */
function roleOf({ headers }: ProxiedCall, { roles }: Operation): Role {
  if (headers.authorization === undefined) return 'guest';
  return roles.find((role) => role === 'member') ?? roles.find((role) => role !== 'guest') ?? 'guest';
}

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
