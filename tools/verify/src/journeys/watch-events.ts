import type { Role } from '@croupier/sdk/operations';

import { EVENT_TYPES, inspectStream, typesOf } from '../checks/inspect-events.ts';
import type { Verdict } from '../checks/problem.ts';
import { operations } from '../contract/operations.ts';
import type { Server } from '../server/server.ts';

/** The longest time in ms to wait for the first line of the stream. */
const LONGEST_START = 2000;
/** Time in ms in which the events of the last step still come. */
const AFTER_LAST_STEP = 1500;
/** Longer than journeys take. */
const HOUR = 3_600_000;

export interface WatchedEvents {
  readonly verdicts: readonly Verdict[];
  /** Types of the contract of which no event came. */
  readonly unseen: readonly string[];
}

export interface Watch {
  /** Waits for the last events, closes the stream and compares what came with the contract. */
  stop(): Promise<WatchedEvents>;
}

/** Opens the stream of events of an account, to be read while other calls are made; undefined without a ticket. */
export async function watchEvents(server: Server, role: Role): Promise<Watch | undefined> {
  const operation = operations.find(({ eventStream }) => eventStream === true);
  const ticket = server.roles.includes(role) ? await server.ticket(role) : undefined;
  if (operation === undefined || ticket === undefined) return undefined;
  const controller = new AbortController();
  const { promise: started, resolve: onText } = withResolver();
  const limit = { milliseconds: HOUR, signal: controller.signal, onText };
  const exchange = server.send({ operation, role: 'guest', parameters: { ticket }, stream: limit });
  await Promise.race([started, exchange, pause(LONGEST_START)]);
  return {
    async stop() {
      await pause(AFTER_LAST_STEP);
      controller.abort();
      const read = await exchange;
      const seen = typesOf(read);
      return { verdicts: inspectStream(read), unseen: EVENT_TYPES.filter((type) => !seen.has(type)) };
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Node 20 has no `Promise.withResolvers`. */
function withResolver(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((complete) => {
    resolve = complete;
  });
  return { promise, resolve };
}
