import type { Check } from '../checks/check.ts';
import { contractDocument } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { createKnownValues } from '../server/known-values.ts';
import type { Server } from '../server/server.ts';
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
  /** Called before each operation, for a live line. */
  readonly onProgress?: (operation: Operation, index: number) => void;
}

/** Runs the checks of a plan. Throws a NotReachedError when nothing answers at the base URL. */
export async function verify(plan: Plan): Promise<RunResult> {
  const { baseUrl, server, operations, checks, mayWrite = false, onProgress } = plan;
  const startedAt = new Date();
  const tools: Tools = { server, checks, mayWrite, known: createKnownValues(), lists: new Map() };
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
  return {
    baseUrl,
    contractVersion: contractDocument.info.version,
    startedAt,
    tookMs: Date.now() - startedAt.getTime(),
    comparisons,
    roles: server.roles,
    operations: operations.flatMap((operation) => results.get(operation) ?? []),
    notTried,
  };
}

/** More required parameters than any operation has. */
const AFTER_READS = 100;

/** Place in the run: the values that an operation needs from earlier answers, and writing calls after all others. */
function placeOf({ parameters, isRead }: Operation): number {
  const needs = parameters.filter((parameter) => parameter.in !== 'header' && parameter.required === true).length;
  return needs + (isRead ? 0 : AFTER_READS);
}
