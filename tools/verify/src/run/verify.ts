import { contractDocument } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import type { Check, SuccessfulCall } from '../checks/check.ts';
import { inspectAnswer } from '../checks/inspect-answer.ts';
import { isSuccess, NotImplementedError, NotReachedError, outcomeOf } from '../server/exchange.ts';
import { createKnownValues, type KnownValues } from '../server/known-values.ts';
import type { Server } from '../server/server.ts';
import type { Verdict } from '../checks/problem.ts';
import { mergeProblems } from './merge-problems.ts';
import type { FoundProblem, OperationResult, RunResult } from './result.ts';

export interface Plan {
  readonly baseUrl: string;
  readonly server: Server;
  /** What to check. Operations without required parameters come first, since their answers have ids for others. */
  readonly operations: readonly Operation[];
  readonly checks: readonly Check[];
  /** Called before each operation, for a live line. */
  readonly onProgress?: (operation: Operation, index: number) => void;
}

/** Runs the checks of a plan. Throws a NotReachedError when nothing answers at the base URL. */
export async function verify({ baseUrl, server, operations, checks, onProgress }: Plan): Promise<RunResult> {
  const startedAt = new Date();
  const known = createKnownValues();
  const results = new Map<Operation, OperationResult>();
  let comparisons = 0;
  await server.reach();
  for (const [index, operation] of operations.toSorted((a, b) => needsOf(a) - needsOf(b)).entries()) {
    onProgress?.(operation, index);
    const { result, count } = await verifyOperation(operation, { server, checks, known });
    results.set(operation, result);
    comparisons += count;
  }
  return {
    baseUrl,
    contractVersion: contractDocument.info.version,
    startedAt,
    tookMs: Date.now() - startedAt.getTime(),
    comparisons,
    roles: server.roles,
    operations: operations.flatMap((operation) => results.get(operation) ?? []),
  };
}

/** Values that an operation needs from earlier answers. */
function needsOf({ parameters }: Operation): number {
  return parameters.filter((parameter) => parameter.in !== 'header' && parameter.required === true).length;
}

interface Tools {
  readonly server: Server;
  readonly checks: readonly Check[];
  readonly known: KnownValues;
}

async function verifyOperation(
  operation: Operation,
  { server, checks, known }: Tools,
): Promise<{ result: OperationResult; count: number }> {
  const found: FoundProblem[] = [];
  let count = 0;
  let success: SuccessfulCall | undefined;
  let last: string | undefined;
  const finish = (reason: string | undefined, state: OperationResult['state']) => ({
    count,
    result: {
      id: operation.id,
      tag: operation.tag,
      state: found.length > 0 ? ('fails' as const) : state,
      ...(found.length > 0 || reason === undefined ? {} : { reason }),
      problems: mergeProblems(found),
    },
  });
  try {
    for (const check of checks) {
      if (!check.appliesTo(operation, success)) continue;
      const judge = (...verdicts: readonly Verdict[]): void => {
        count += verdicts.length;
        found.push(
          ...verdicts.flatMap((problem) => problem ?? []).map((one) => ({ ...one, check: check.name, times: 1 })),
        );
      };
      await check.run({
        operation,
        roles: server.roles,
        known,
        success,
        judge,
        async call(request) {
          const exchange = await server.send({ ...request, operation });
          if (request.accept === undefined || !isSuccess(exchange)) judge(...inspectAnswer(exchange));
          if (check.name === 'answer') last = outcomeOf(exchange);
          if (isSuccess(exchange) && request.accept === undefined) {
            success ??= { role: request.role, parameters: request.parameters, body: request.body };
            known.note(operation.tag, exchange.answer.json);
          }
          return exchange;
        },
      });
    }
  } catch (error) {
    if (error instanceof NotImplementedError) return finish(undefined, 'not implemented');
    if (error instanceof NotReachedError) return finish(error.message, 'not reached');
    throw error;
  }
  return success === undefined ? finish(reasonOf(operation, last), 'not reached') : finish(undefined, 'conforms');
}

/** Why no successful answer of the operation was seen. */
function reasonOf(operation: Operation, last: string | undefined): string {
  if (operation.eventStream === true) return 'streams are not read';
  if (!operation.isRead) return 'it writes; only its refusals were checked';
  return last === undefined ? `no session of ${operation.roles.join(', ')}` : `no success; it answered ${last}`;
}
