import type { Role } from '@croupier/sdk/operations';

import { errorCodeOf, isSuccess, outcomeOf, type Exchange } from '../server/exchange.ts';
import type { Check, CheckContext } from './check.ts';
import { readEvents } from './event-text.ts';
import { inspectStream, typesOf } from './inspect-events.ts';
import type { Verdict } from './problem.ts';

/** The name for `--check`. */
export const EVENTS = 'events';
const TAG = 'event';
/** How long a stream is read in ms; its first lines come at once. */
const READ_FOR = 3000;
const UNKNOWN_ID = 'croupier-verify-unknown';

/** Opens streams with a valid, a used and an unknown ticket, and after an event that the server does not have. */
export const events: Check = {
  name: EVENTS,
  what: 'tickets, headers and events of the stream of live events',
  appliesTo: ({ tag }) => tag === TAG,
  async run(context) {
    const { operation, roles, call, skip } = context;
    // A ticket needs a session; the stream itself needs none.
    const role = roles.find((one) => one !== 'guest' && operation.roles.includes(one));
    if (operation.eventStream !== true) {
      if (role !== undefined) await call({ role, parameters: {} });
      return;
    }
    await openByUnknown(context);
    if (role === undefined) return skip('no session of trial, member, agent');
    await openTwice(context, role);
    await continueAfterUnknown(context, role);
  },
};

async function openByUnknown({ call, judge }: CheckContext): Promise<void> {
  judge(expectCode(await call({ role: 'guest', parameters: { ticket: UNKNOWN_ID } }), 'is unknown'));
}

async function openTwice({ call, judge, ticket }: CheckContext, role: Role): Promise<void> {
  const value = await ticket(role);
  if (value === undefined) return;
  const request = { role: 'guest' as const, parameters: { ticket: value } };
  const opened = await call({ ...request, stream: { milliseconds: READ_FOR, until: /\n/ } });
  judge(...inspectStream(opened));
  const again = await call({ ...request, stream: { milliseconds: READ_FOR, until: /\n/ } });
  judge(expectCode(again, 'was used'));
}

/** Events after one that the server does not have were lost, which the stream says first. */
async function continueAfterUnknown({ call, judge, ticket }: CheckContext, role: Role): Promise<void> {
  const value = await ticket(role);
  if (value === undefined) return;
  const exchange = await call({
    role: 'guest',
    parameters: { ticket: value, 'Last-Event-ID': UNKNOWN_ID },
    stream: { milliseconds: READ_FOR, until: /\ndata:.*\r?\n\r?\n/ },
  });
  judge(...inspectStream(exchange));
  if (!isSuccess(exchange)) return;
  const [first] = typesOf(exchange);
  if (first === 'stream.reset') return judge(undefined);
  const got = first ?? `${readEvents(exchange.answer.text).length} events`;
  judge({ risk: 'rule', field: 'first event', expected: 'stream.reset', got, rule: 'openEventStream', exchange });
}

function expectCode(exchange: Exchange, what: string): Verdict {
  if (errorCodeOf(exchange) === 'EVENT_TICKET_INVALID') return undefined;
  const expected = `EVENT_TICKET_INVALID when it ${what}`;
  return { risk: 'rule', field: 'ticket', expected, got: outcomeOf(exchange), rule: 'openEventStream', exchange };
}
