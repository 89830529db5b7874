import type { Fault } from './fault.ts';
import type { Verdict } from './plant.ts';

export interface FaultResult {
  readonly fault: Fault;
  readonly verdict: Verdict;
}

/** The share of faults that must be caught. */
const MIN_RECALL = 0.95;

/** One line about the result of a fault. */
export function lineOf({ fault, verdict }: FaultResult): string {
  const head = `${verdict.kind.padEnd(9)}${fault.id}`;
  switch (verdict.kind) {
    case 'caught': {
      const note = fault.survives === undefined ? '' : '; remove its "survives"';
      return `${head}: ${verdict.by.join(', ')}${note}`;
    }
    case 'survived':
      return `${head}: ${fault.survives ?? fault.breaks} (${fault.file})`;
    case 'stale':
    case 'unclear':
      return `${head}: ${verdict.why}`;
  }
}

export interface Summary {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

/**
 * The lines of the report. The run is ok when no fault survives without a reason, no fault is stale or unclear, and, for
 * the whole list, at least 95 % of the faults are caught.
 * @param isWholeList true when all faults were tried, not a selection
 */
export function summarise(results: readonly FaultResult[], isWholeList: boolean): Summary {
  const count = (kind: Verdict['kind']): number => results.filter(({ verdict }) => verdict.kind === kind).length;
  const caught = count('caught');
  const clearCount = caught + count('survived');
  const recall = clearCount === 0 ? 0 : caught / clearCount;
  const isProblem = ({ fault, verdict }: FaultResult): boolean =>
    verdict.kind !== 'caught' && (verdict.kind !== 'survived' || fault.survives === undefined);
  const problems = results.filter(isProblem);
  const ok = results.length > 0 && problems.length === 0 && (!isWholeList || recall >= MIN_RECALL);
  return {
    lines: [
      ...problems.map(lineOf),
      `${caught} caught, ${count('survived')} survived, ${count('stale')} stale, ${count('unclear')} unclear`,
      `recall ${(recall * 100).toFixed(1)} %`,
    ],
    ok,
  };
}
