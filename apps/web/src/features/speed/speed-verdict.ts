import { answerTime, type MeasuredLine } from './speed-test.ts';

/** Ratio from which a line is worth a change, and one from which it is called a multiple. */
const FASTER = 1.2;
const MANY_TIMES = 1.75;

/** What a test says to somebody on a line: `stay` when none is much faster, `best` when theirs was not measured. */
export type SpeedVerdict =
  | { readonly kind: 'noneAnswered' | 'stay' }
  | { readonly kind: 'best' | 'faster'; readonly best: string }
  | { readonly kind: 'manyTimes'; readonly best: string; readonly times: number };

/** Compares the fastest of sorted lines with the line of the page. */
export function speedVerdict(result: readonly MeasuredLine[], ownHost: string): SpeedVerdict {
  const [fastest] = result;
  const time = fastest === undefined ? null : answerTime(fastest);
  if (fastest === undefined || time === null) return { kind: 'noneAnswered' };
  const { domainName: best } = fastest;
  const own = result.find(({ domainName }) => domainName === ownHost);
  const ownTime = own === undefined ? null : answerTime(own);
  if (ownTime === null) return { kind: 'best', best };
  const ratio = ownTime / Math.max(1, time);
  if (ratio < FASTER) return { kind: 'stay' };
  return ratio < MANY_TIMES ? { kind: 'faster', best } : { kind: 'manyTimes', best, times: Math.round(ratio) };
}
