import type { Fault } from './fault.ts';
import type { Verdict } from './plant.ts';

export interface Tried {
  readonly fault: Fault;
  readonly verdict: Verdict;
}

/** The least share of faults that must be caught. */
const LEAST_RECALL = 0.95;

/** One line about a fault that has been tried. */
export function lineOf({ fault, verdict }: Tried): string {
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
 * Counts, and whether they are good enough: no fault survives without a reason, each could be tried, and of the whole
 * list at least 95 % are caught.
 * @param isWhole all faults have been tried, not a choice of them
 */
export function summarise(tried: readonly Tried[], isWhole: boolean): Summary {
  const count = (kind: Verdict['kind']): number => tried.filter(({ verdict }) => verdict.kind === kind).length;
  const caught = count('caught');
  const judged = caught + count('survived');
  const recall = judged === 0 ? 0 : caught / judged;
  const isRefused = ({ fault, verdict }: Tried): boolean =>
    verdict.kind !== 'caught' && (verdict.kind !== 'survived' || fault.survives === undefined);
  const refused = tried.filter(isRefused);
  const ok = tried.length > 0 && refused.length === 0 && (!isWhole || recall >= LEAST_RECALL);
  return {
    lines: [
      ...refused.map(lineOf),
      `${caught} caught, ${count('survived')} survived, ${count('stale')} stale, ${count('unclear')} unclear`,
      `recall ${(recall * 100).toFixed(1)} %`,
    ],
    ok,
  };
}
