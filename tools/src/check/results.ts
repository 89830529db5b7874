import { writeFileSync } from 'node:fs';
import type { Rule, SourceFile, Violation } from './rule.ts';

/** The violations of one rule, sorted by path and line. */
export interface RuleResult {
  readonly rule: Rule;
  readonly violations: readonly Violation[];
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export function runRules(files: readonly SourceFile[], root: string, rules: readonly Rule[]): RuleResult[] {
  return rules.map((rule) => ({ rule, violations: [...rule.check(files, root)].toSorted(byLocation) }));
}

function byLocation(a: Violation, b: Violation): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.line - b.line;
}

/** Counts rules, not violations. */
export function countResults(results: readonly RuleResult[]): Counts {
  const failed = results.filter(({ violations }) => violations.length > 0).length;
  return { passed: results.length - failed, failed };
}

/** The terminal report: one sentence per violation under its rule; the counts are the last line. */
export function formatResults(results: readonly RuleResult[], fileCount: number, milliseconds: number): string {
  const broken = results.filter(({ violations }) => violations.length > 0);
  const sections = broken.flatMap(({ rule, violations }) => [
    `${rule.name}: ${rule.description}`,
    ...violations.map(({ path, line, message }) => `  ${path}:${line} ${message}.`),
    '',
  ]);
  const { passed, failed } = countResults(results);
  const total = broken.reduce((sum, { violations }) => sum + violations.length, 0);
  const byRule = broken.map(({ rule, violations }) => `${rule.name} ${violations.length}`).join(', ');
  return [
    ...sections,
    `${fileCount} files in ${Math.round(milliseconds)} ms${total === 0 ? '' : `, ${total} violations: ${byRule}`}`,
    `${passed} rules passed, ${failed} failed`,
  ].join('\n');
}

/** Writes the counts as JSON to the file named in CHECK_REPORT, if it is set. */
export function writeReport(counts: Counts, environment: NodeJS.ProcessEnv = process.env): void {
  const path = environment['CHECK_REPORT'];
  if (path !== undefined && path !== '') writeFileSync(path, `${JSON.stringify(counts)}\n`);
}
