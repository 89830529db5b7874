import { contractDocument } from '../contract/document.ts';
import { countStates, failuresOf, type FoundProblem, type RunResult } from '../run/result.ts';

/** The verdict in one sentence, such as “7 of 173 operations do not conform.” */
export function verdictOf(result: RunResult): string {
  const { conforms, fails } = countStates(result);
  const total = result.operations.length;
  if (fails > 0) return `${fails} of ${total} operations ${fails === 1 ? 'does' : 'do'} not conform.`;
  return conforms === total ? `All ${total} operations conform.` : `${conforms} of ${total} operations conform.`;
}

/** The figures beside the verdict, such as “159 conform, 5 not implemented, 2 not reached”. */
export function figuresOf(result: RunResult): string {
  const { conforms, 'not implemented': missing, 'not reached': unreached } = countStates(result);
  return `${conforms} conform, ${missing} not implemented, ${unreached} not reached`;
}

/** A deviation in one sentence. */
export function sentenceOf({ field, expected, got }: FoundProblem): string {
  return `${field}: expected ${expected}, got ${got}.`;
}

/** Checks that may need to write. */
const WRITING_CHECKS = new Set(['idempotency', 'journeys']);

/** The command that runs one check of one operation. */
export function commandOf({ baseUrl }: RunResult, operation: string, check?: string): string {
  const writes = check !== undefined && WRITING_CHECKS.has(check) ? ' --allow-writes' : '';
  return `croupier-verify ${baseUrl} --only ${operation}${check === undefined ? '' : ` --check ${check}`}${writes}`;
}

/** The operation to correct first. */
export function firstToFix(result: RunResult): string | undefined {
  return failuresOf(result)[0]?.operation.id;
}

/** A duration such as `2 min 08 s` or `3.5 s`. */
export function durationOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** A count with separators of thousands. */
export function countOf(count: number): string {
  return count.toLocaleString('en');
}

/** Version and size of the contract, and the roles of the run. */
export function subjectOf({ operations, roles }: RunResult): string {
  return `contract ${contractDocument.info.version} · ${operations.length} operations · roles ${roles.join(', ')}`;
}

/** Roles whose calls were left out for lack of a session. */
export function absentRoles({ roles }: RunResult): readonly string[] {
  return ['trial', 'member', 'agent'].filter((role) => !roles.some((one) => one === role));
}
