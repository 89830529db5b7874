import type { Check } from '../checks/check.ts';
import { contractDocument } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { createKnownValues } from '../server/known-values.ts';
import { EVENTS } from '../checks/events.ts';
import { JOURNEYS, runJourneys, type JourneyPlan } from '../journeys/run-journeys.ts';
import type { JourneyOutcome } from '../journeys/run-journey.ts';
import type { Server } from '../server/server.ts';
import { mergeProblems } from './merge-problems.ts';
import type { NotTried, OperationResult, RunResult } from './result.ts';
import { verifyOperation, type Tools } from './verify-operation.ts';

export interface Plan {
  readonly baseUrl: string;
  readonly server: Server;
  /** What to check. Reading calls come first, those without required parameters before those that need their ids. */
  readonly operations: readonly Operation[];
  readonly checks: readonly Check[];
  /** True when calls may change data; false by default. */
  readonly mayWrite?: boolean;
  /** Workflows to run after the operations, and what they need; none by default. */
  readonly journeys?: Omit<JourneyPlan, 'server' | 'mayWrite'>;
  /** Called before each operation, for a live line. */
  readonly onProgress?: (operation: Operation, index: number) => void;
}

/** Runs the checks of a plan. Throws a NotReachedError when nothing answers at the base URL. */
export async function verify(plan: Plan): Promise<RunResult> {
  const { baseUrl, server, operations, checks, mayWrite = false, journeys, onProgress } = plan;
  const startedAt = new Date();
  const inputs = journeys?.inputs ?? new Map<string, string>();
  const tools: Tools = { server, checks, mayWrite, inputs, known: createKnownValues(), lists: new Map() };
  const results = new Map<Operation, OperationResult>();
  const notTried: NotTried[] = [];
  let comparisons = 0;
  await server.reach();
  for (const [index, operation] of operations.toSorted((a, b) => placeOf(a) - placeOf(b)).entries()) {
    onProgress?.(operation, index);
    const outcome = await verifyOperation(operation, tools);
    results.set(operation, outcome.result);
    notTried.push(...outcome.notTried);
    comparisons += outcome.count;
  }
  const { outcomes, events } =
    journeys === undefined ? { outcomes: [] } : await runJourneys({ ...journeys, server, mayWrite });
  for (const outcome of outcomes) {
    addFindings(results, JOURNEYS, outcome);
    comparisons += outcome.count;
  }
  if (events !== undefined) {
    addFindings(results, EVENTS, { problems: events.verdicts.flatMap((problem) => problem ?? []), reached: new Set() });
    notTried.push(...events.unseen.map((subject) => ({ subject, reason: 'no event of this type came' })));
    comparisons += events.verdicts.length;
  }
  return {
    baseUrl,
    contractVersion: contractDocument.info.version,
    startedAt,
    tookMs: Date.now() - startedAt.getTime(),
    comparisons,
    roles: server.roles,
    operations: operations.flatMap((operation) => results.get(operation) ?? []),
    journeys: outcomes.map(({ result }) => result),
    notTried,
  };
}

/** Adds what was found after the operations to their results. */
function addFindings(
  results: Map<Operation, OperationResult>,
  check: string,
  { problems, reached }: Pick<JourneyOutcome, 'problems' | 'reached'>,
): void {
  for (const [operation, { id, tag, state, reason, problems: known }] of results) {
    const own = problems.filter(({ exchange }) => exchange.operation === operation);
    const all = mergeProblems([...known, ...own.map((problem) => ({ ...problem, check, times: 1 }))]);
    const isFirstSuccess = state === 'not reached' && reached.has(operation);
    if (all.length > 0) results.set(operation, { id, tag, state: 'fails', problems: all });
    else if (isFirstSuccess) results.set(operation, { id, tag, state: 'conforms', problems: [] });
    else results.set(operation, { id, tag, state, problems: [], ...(reason === undefined ? {} : { reason }) });
  }
}

/** More required parameters than any operation has. */
const AFTER_READS = 100;

/** Place in the run: the values that an operation needs from earlier answers, and writing calls after all others. */
function placeOf({ parameters, isRead }: Operation): number {
  const needs = parameters.filter((parameter) => parameter.in !== 'header' && parameter.required === true).length;
  return needs + (isRead ? 0 : AFTER_READS);
}
