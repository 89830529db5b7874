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

const SOURCE = 'export const most = 20;\nexport const unseen = 1;\n';
const CHECK = "import { most } from './most.mjs';\nprocess.exitCode = most === 20 ? 0 : 1;\n";

let tree = '';
beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'planted-'));
  writeFileSync(path.join(tree, 'most.mjs'), SOURCE);
  writeFileSync(path.join(tree, 'check.mjs'), CHECK);
});

/** A test run of its own: one check, in a process. */
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
  file: 'most.mjs',
  before,
  after,
  breaks: 'the most that is shown',
  proof: { kind: 'related' },
});

describe('a planted fault', () => {
  it('is caught when a test fails with it, and is taken out again', async () => {
    expect(await tryFault(tree, fault('most = 20', 'most = 15'), prove)).toEqual({ kind: 'caught', by: ['check.mjs'] });
    expect(readFileSync(path.join(tree, 'most.mjs'), 'utf8')).toBe(SOURCE);
  });

  it('survives when every test passes with it', async () => {
    expect(await tryFault(tree, fault('unseen = 1', 'unseen = 2'), prove)).toEqual({ kind: 'survived' });
  });

  it.each([
    ['the line before is gone', 'most = 30', 'most.mjs has no "most = 30"'],
    ['the line before is there twice', 'export const', 'most.mjs has "export const" 2 times'],
  ])('is stale when %s', async (_what, before, why) => {
    expect(await tryFault(tree, fault(before, ''), prove)).toEqual({ kind: 'stale', why });
  });

  it('is stale when its file is gone', async () => {
    const verdict = await tryFault(tree, { ...fault('a', 'b'), file: 'gone.mjs' }, prove);
    expect(verdict).toEqual({ kind: 'stale', why: 'gone.mjs does not exist' });
  });

  it('is unclear when no test has run, or the tests fail without it too', async () => {
    const runs = async (): Promise<ProofRun> => ({ ran: 0, failedFiles: [], output: 'No test files found' });
    expect(await tryFault(tree, fault('most = 20', 'most = 15'), runs)).toMatchObject({ kind: 'unclear' });
    const verdict = withoutFalseAlarms({ kind: 'caught', by: ['check.mjs'] }, new Set(['check.mjs']));
    expect(verdict).toMatchObject({ kind: 'unclear' });
  });
});

describe('the summary of a run', () => {
  const caught = { fault: fault('a', 'b'), verdict: { kind: 'caught', by: ['check.mjs'] } } as const;
  const survived = { fault: fault('a', 'b'), verdict: { kind: 'survived' } } as const;
  const excused = { ...survived, fault: { ...survived.fault, survives: 'only a print shows it' } };
  const stale = { fault: fault('a', 'b'), verdict: { kind: 'stale', why: 'it is gone' } } as const;

  it('is good when all faults are caught, and says the recall', () => {
    expect(summarise([caught, caught], true)).toEqual({
      lines: ['2 caught, 0 survived, 0 stale, 0 unclear', 'recall 100.0 %'],
      ok: true,
    });
  });

  it.each([
    ['a fault survives without a reason', [caught, survived], false],
    ['a fault is stale', [caught, stale], false],
    ['fewer than 95 % are caught', [caught, excused], true],
    ['there was nothing to try', [], false],
  ])('is bad when %s', (_what, tried, isWhole) => {
    expect(summarise(tried, isWhole).ok).toBe(false);
  });

  it('is good when a fault survives for a reason', () => {
    expect(summarise([...Array.from({ length: 19 }, () => caught), excused], true).ok).toBe(true);
  });
});

it('runs the tests of the package that import the file, or those that are named', () => {
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

it('reads which files have failed from both kinds of reports', () => {
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

describe('the list of faults', () => {
  it('has each id once, and one line before and after', () => {
    const ids = ALL_FAULTS.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ALL_FAULTS.filter(({ before, after }) => /\n/.test(before + after) || before === after)).toEqual([]);
  });

  it.each(ALL_FAULTS)('finds the line of $id once in its file', ({ file, before, proof }) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    expect(text.split(before)).toHaveLength(2);
    const tests = proof.kind === 'unit' ? proof.tests : [];
    expect(tests.filter((test) => !existsSync(path.join(ROOT, test)))).toEqual([]);
  });

  it('touches every part of the product', () => {
    const parts = ['api-spec', 'apps/web', 'packages/mock-server', 'packages/sdk', 'packages/ui', 'tools'];
    const touched = parts.filter((part) => ALL_FAULTS.some(({ file }) => file.startsWith(`${part}/`)));
    expect(touched).toEqual(parts);
    expect(ALL_FAULTS.length).toBeGreaterThanOrEqual(60);
  });
});
