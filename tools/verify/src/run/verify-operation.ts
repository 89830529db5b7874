import type { Role } from '@croupier/sdk/operations';

import type { Check, CheckContext, SuccessfulCall, Totals } from '../checks/check.ts';
import { inspectAnswer } from '../checks/inspect-answer.ts';
import type { Verdict } from '../checks/problem.ts';
import { isRecord } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import {
  isSuccess,
  NotImplementedError,
  NotReachedError,
  outcomeOf,
  type CallRequest,
  type Exchange,
} from '../server/exchange.ts';
import type { KnownValues } from '../server/known-values.ts';
import type { Server } from '../server/server.ts';
import { mergeProblems } from './merge-problems.ts';
import type { FoundProblem, NotTried, OperationResult } from './result.ts';
import { couldWrite } from './write-guard.ts';

/** What the operations of a run share. */
export interface Tools {
  readonly server: Server;
  readonly checks: readonly Check[];
  readonly known: KnownValues;
  readonly mayWrite: boolean;
  readonly inputs: ReadonlyMap<string, string>;
  /** Calls of lists that succeeded, by operation. */
  readonly lists: Map<Operation, SuccessfulCall>;
}

export interface OperationOutcome {
  readonly result: OperationResult;
  /** Comparisons made. */
  readonly count: number;
  readonly notTried: readonly NotTried[];
}

/** Runs the checks that apply to an operation. */
export async function verifyOperation(operation: Operation, tools: Tools): Promise<OperationOutcome> {
  const { checks, known, server, mayWrite, inputs, lists } = tools;
  const found: FoundProblem[] = [];
  const notTried: NotTried[] = [];
  let count = 0;
  let success: SuccessfulCall | undefined;
  let last: string | undefined;

  const contextOf = (check: Check): CheckContext => {
    const judge = (...verdicts: readonly Verdict[]): void => {
      count += verdicts.length;
      found.push(
        ...verdicts.flatMap((problem) => problem ?? []).map((one) => ({ ...one, check: check.name, times: 1 })),
      );
    };
    return {
      operation,
      roles: server.roles,
      known,
      mayWrite,
      inputs,
      success,
      judge,
      skip: (reason) => void notTried.push({ subject: operation.id, reason }),
      ticket: (role) => server.ticket(role),
      totals: (role) => readTotals(tools, operation, role),
      async call(request) {
        const exchange = await sendGuarded(tools, { ...request, operation });
        if (request.accept === undefined || !isSuccess(exchange)) judge(...inspectAnswer(exchange));
        if (check.name === checkOfSuccess(operation)) last = outcomeOf(exchange);
        if (isSuccess(exchange) && request.accept === undefined) {
          success ??= { role: request.role, parameters: request.parameters, body: request.body };
          if (operation.isRead && operation.paged) lists.set(operation, success);
          known.note(operation.tag, exchange.answer.json);
        }
        return exchange;
      },
    };
  };

  const finish = (reason: string | undefined, state: OperationResult['state']): OperationOutcome => ({
    count,
    // Otherwise the operation's reason says it.
    notTried: success === undefined ? [] : notTried,
    result: {
      id: operation.id,
      tag: operation.tag,
      state: found.length > 0 ? 'fails' : state,
      ...(found.length > 0 || reason === undefined ? {} : { reason }),
      problems: mergeProblems(found),
    },
  });

  try {
    for (const check of checks) if (check.appliesTo(operation, success)) await check.run(contextOf(check));
  } catch (error) {
    if (error instanceof NotImplementedError) return finish(undefined, 'not implemented');
    if (error instanceof NotReachedError) return finish(error.message, 'not reached');
    throw error;
  }
  if (success !== undefined) return finish(undefined, 'conforms');
  return finish(notTried[0]?.reason ?? reasonOf(operation, mayWrite, last), 'not reached');
}

/** The check that looks for a success of the operation. */
function checkOfSuccess({ isRead, tag }: Operation): string {
  if (tag === 'event') return 'events';
  return isRead ? 'answer' : 'idempotency';
}

function sendGuarded({ server, mayWrite }: Tools, request: CallRequest): Promise<Exchange> {
  if (!mayWrite && couldWrite(request)) throw new Error(`${request.operation.id} could write, which this run may not.`);
  return server.send(request);
}

/** The number of entries of each list of the operation's tag. */
async function readTotals({ server, lists }: Tools, { tag }: Operation, role: Role): Promise<Totals> {
  const totals = new Map<string, number>();
  for (const [list, success] of lists) {
    if (list.tag !== tag || !list.roles.includes(role)) continue;
    const { answer } = await server.send({ ...success, operation: list, role });
    const value = isRecord(answer.json) ? answer.json['value'] : undefined;
    const total = isRecord(value) ? value['totalElements'] : undefined;
    if (typeof total === 'number') totals.set(list.id, total);
  }
  return totals;
}

/** Why no successful answer of the operation was seen. */
function reasonOf(operation: Operation, mayWrite: boolean, last: string | undefined): string {
  if (!operation.isRead && operation.tag !== 'event' && (!mayWrite || last === undefined))
    return 'it writes; only its refusals were checked';
  return last === undefined ? `no session of ${operation.roles.join(', ')}` : `no success; it answered ${last}`;
}
