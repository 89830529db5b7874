import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countOf, readCounts } from './count.ts';

async function reportWith(text: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'count-')), 'report.json');
  await writeFile(file, text);
  return file;
}

test('reads the counts of a repository check', () => {
  expect(readCounts('{"passed": 12, "failed": 3}')).toEqual({ passed: 12, failed: 3 });
});

test('reads the counts of Vitest without skipped tests', () => {
  const report = { numTotalTests: 10, numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, success: false };
  expect(readCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 2 });
});

test('reads the counts of Playwright and counts a flaky test as passed', () => {
  const report = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 4 } };
  expect(readCounts(JSON.stringify(report))).toEqual({ passed: 6, failed: 2 });
});

test('counts at least one failure when the program failed without a failing test', async () => {
  const report = await reportWith('{"numPassedTests": 4, "numFailedTests": 0}');
  expect(await countOf('vitest', report, 1)).toEqual({ passed: 4, failed: 1 });
});

test.each([
  ['was not written', '/nowhere/report.json'],
  ['is not JSON', 'broken'],
  ['shows no check', '{"passed": 0, "failed": 0}'],
])('counts a failure when the report %s although the exit code is 0', async (_, text) => {
  const report = text.startsWith('/') ? text : await reportWith(text);
  expect(await countOf('report', report, 0)).toEqual({ passed: 0, failed: 1 });
});

test('counts a step without a report as one check', async () => {
  expect(await countOf('one', '', 0)).toEqual({ passed: 1, failed: 0 });
  expect(await countOf('one', '', 2)).toEqual({ passed: 0, failed: 1 });
});
