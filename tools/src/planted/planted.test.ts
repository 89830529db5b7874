import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../run/paths.ts';
import { ALL_FAULTS } from './faults/all-faults.data.ts';
import { failedTestFiles, commandFor } from './prove.ts';
import type { Fault } from './fault.ts';
import { tryFault, withoutFalseAlarms, type ProofRun } from './plant.ts';
import { summarise } from './report.ts';

const SOURCE = 'export const limit = 20;\nexport const untested = 1;\n';
const CHECK = "import { limit } from './limit.mjs';\nprocess.exitCode = limit === 20 ? 0 : 1;\n";

let tree = '';
beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'planted-'));
  writeFileSync(path.join(tree, 'limit.mjs'), SOURCE);
  writeFileSync(path.join(tree, 'check.mjs'), CHECK);
});

/** Runs one check as a process instead of a test runner. */
async function prove(): Promise<ProofRun> {
  try {
    execFileSync(process.execPath, ['check.mjs'], { cwd: tree, stdio: 'ignore' });
    return { ran: 1, failedFiles: [], output: '' };
  } catch {
    return { ran: 1, failedFiles: ['check.mjs'], output: '' };
  }
}

const fault = (before: string, after: string): Fault => ({
  id: 'one',
  file: 'limit.mjs',
  before,
  after,
  breaks: 'the limit is 20',
  proof: { kind: 'related' },
});

describe('tryFault', () => {
  it('returns caught and restores the file when a test fails', async () => {
    expect(await tryFault(tree, fault('limit = 20', 'limit = 15'), prove)).toEqual({
      kind: 'caught',
      by: ['check.mjs'],
    });
    expect(readFileSync(path.join(tree, 'limit.mjs'), 'utf8')).toBe(SOURCE);
  });

  it('returns survived when every test passes', async () => {
    expect(await tryFault(tree, fault('untested = 1', 'untested = 2'), prove)).toEqual({ kind: 'survived' });
  });

  it.each([
    ['the file does not contain the line', 'limit = 30', 'limit.mjs has no "limit = 30"'],
    ['the file contains the line twice', 'export const', 'limit.mjs has "export const" 2 times'],
  ])('returns stale when %s', async (_what, before, why) => {
    expect(await tryFault(tree, fault(before, ''), prove)).toEqual({ kind: 'stale', why });
  });

  it('returns stale when the file does not exist', async () => {
    const verdict = await tryFault(tree, { ...fault('a', 'b'), file: 'gone.mjs' }, prove);
    expect(verdict).toEqual({ kind: 'stale', why: 'gone.mjs does not exist' });
  });

  it('returns unclear when no test has run', async () => {
    const runs = async (): Promise<ProofRun> => ({ ran: 0, failedFiles: [], output: 'No test files found' });
    expect(await tryFault(tree, fault('limit = 20', 'limit = 15'), runs)).toMatchObject({ kind: 'unclear' });
  });
});

describe('withoutFalseAlarms', () => {
  it('returns unclear when the failed tests also fail without the fault', () => {
    const verdict = withoutFalseAlarms({ kind: 'caught', by: ['check.mjs'] }, new Set(['check.mjs']));
    expect(verdict).toMatchObject({ kind: 'unclear' });
  });
});

describe('summarise', () => {
  const caught = { fault: fault('a', 'b'), verdict: { kind: 'caught', by: ['check.mjs'] } } as const;
  const survived = { fault: fault('a', 'b'), verdict: { kind: 'survived' } } as const;
  const excused = { ...survived, fault: { ...survived.fault, survives: 'only a print shows it' } };
  const stale = { fault: fault('a', 'b'), verdict: { kind: 'stale', why: 'it is gone' } } as const;

  it('returns ok and the share of caught faults when all are caught', () => {
    expect(summarise([caught, caught], true)).toEqual({
      lines: ['2 caught, 0 survived, 0 stale, 0 unclear', 'recall 100.0 %'],
      ok: true,
    });
  });

  it.each([
    ['a fault survives without a reason', [caught, survived], false],
    ['a fault is stale', [caught, stale], false],
    ['fewer than 95 % are caught', [caught, excused], true],
    ['no fault was tried', [], false],
  ])('returns not ok when %s', (_what, results, isWholeList) => {
    expect(summarise(results, isWholeList).ok).toBe(false);
  });

  it('returns ok when a fault survives with a reason', () => {
    expect(summarise([...Array.from({ length: 19 }, () => caught), excused], true).ok).toBe(true);
  });
});

it('selects the tests to run by the proof of the fault', () => {
  const file = 'packages/sdk/src/rules/money.ts';
  expect(commandFor({ file, proof: { kind: 'related' } }, 'r').args).toEqual(
    expect.arrayContaining(['related', '--project=sdk', file]),
  );
  const tests = ['apps/web/src/app/pages.test.tsx'];
  expect(commandFor({ file, proof: { kind: 'unit', tests } }, 'r').args).toEqual(
    expect.arrayContaining(['run', ...tests]),
  );
  expect(commandFor({ file, proof: { kind: 'e2e', journey: 'home.spec.ts', title: 'x' } }, 'r').needsBuild).toBe(true);
});

it('reads the failed test files from reports of Vitest and Playwright', () => {
  const vitest = {
    testResults: [
      { name: '/tree/a.test.ts', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { name: '/tree/b.test.ts', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(failedTestFiles(JSON.stringify(vitest), '/tree')).toEqual(['a.test.ts']);
  const spec = (file: string, ok: boolean) => ({ file, specs: [{ ok, file }] });
  const playwright = { suites: [{ file: 'a.spec.ts', suites: [spec('a.spec.ts', false)] }, spec('b.spec.ts', true)] };
  expect(failedTestFiles(JSON.stringify(playwright), '/tree')).toEqual(['a.spec.ts']);
});

describe('list of faults', () => {
  it('has unique ids; before and after are single lines and differ', () => {
    const ids = ALL_FAULTS.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ALL_FAULTS.filter(({ before, after }) => /\n/.test(before + after) || before === after)).toEqual([]);
  });

  it.each(ALL_FAULTS)('$id: its line occurs once in its file, and its tests exist', ({ file, before, proof }) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    expect(text.split(before)).toHaveLength(2);
    const tests = proof.kind === 'unit' ? proof.tests : [];
    expect(tests.filter((test) => !existsSync(path.join(ROOT, test)))).toEqual([]);
  });

  it('has at least 60 faults, and some in every package', () => {
    const parts = ['api-spec', 'apps/web', 'packages/mock-server', 'packages/sdk', 'packages/ui', 'tools'];
    const partsWithFaults = parts.filter((part) => ALL_FAULTS.some(({ file }) => file.startsWith(`${part}/`)));
    expect(partsWithFaults).toEqual(parts);
    expect(ALL_FAULTS.length).toBeGreaterThanOrEqual(60);
  });
});
