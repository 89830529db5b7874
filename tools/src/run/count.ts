import { readFile } from 'node:fs/promises';
import type { Counting } from './step.ts';

export interface Counts {
  passed: number;
  failed: number;
}

/** Arguments and environment with which a step writes its report to `file`. */
export function reporting(counting: Counting, file: string): { args: string[]; env: Record<string, string> } {
  switch (counting) {
    case 'one':
      return { args: [], env: {} };
    case 'report':
      return { args: [], env: { CHECK_REPORT: file } };
    case 'vitest':
      return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} };
    case 'playwright':
      return { args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  }
}

/**
 * The counts of a finished step. There is at least one failure when the exit code is not 0, or when no check has passed.
 */
export async function countOf(counting: Counting, file: string, code: number): Promise<Counts> {
  if (counting === 'one') {
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  const { passed, failed } = readCounts(await readFile(file, 'utf8').catch(() => ''));
  return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(1, failed) };
}

/** Reads reports of our own checks, of Vitest and of Playwright. */
export function readCounts(text: string): Counts {
  const report = parse(text);
  const stats = isRecord(report.stats) ? report.stats : {};
  return {
    passed:
      numberOf(report.passed) + numberOf(report.numPassedTests) + numberOf(stats.expected) + numberOf(stats.flaky),
    failed: numberOf(report.failed) + numberOf(report.numFailedTests) + numberOf(stats.unexpected),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
