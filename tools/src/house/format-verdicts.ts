import type { Tally } from './check-report.ts';
import type { Verdict } from './run-rules.ts';

/** How many rules held, and how many refused something. */
export function tallyVerdicts(verdicts: readonly Verdict[]): Tally {
  const failed = verdicts.filter(({ refusals }) => refusals.length > 0).length;
  return { passed: verdicts.length - failed, failed };
}

/** The report for a terminal: one sentence a refusal under its rule, and the tally on the last line. */
export function formatVerdicts(verdicts: readonly Verdict[], fileCount: number, milliseconds: number): string {
  const broken = verdicts.filter(({ refusals }) => refusals.length > 0);
  const sections = broken.flatMap(({ rule, refusals }) => [
    `${rule.name}: ${rule.promise}`,
    ...refusals.map(({ path, line, says }) => `  ${path}:${line} ${says}.`),
    '',
  ]);
  const { passed, failed } = tallyVerdicts(verdicts);
  const sentences = broken.reduce((sum, { refusals }) => sum + refusals.length, 0);
  const counts = broken.map(({ rule, refusals }) => `${rule.name} ${refusals.length}`).join(', ');
  return [
    ...sections,
    `${fileCount} files in ${Math.round(milliseconds)} ms${sentences === 0 ? '' : `, ${sentences} refusals: ${counts}`}`,
    `${passed} rules held, ${failed} refused`,
  ].join('\n');
}
