import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'repository-'));
  spawnSync('git', ['init', '--quiet'], { cwd: root });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function writeSource(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function run(): { status: number | null; stdout: string; report: unknown } {
  const report = join(root, '.cache', 'report.json');
  mkdirSync(dirname(report), { recursive: true });
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), root], {
    encoding: 'utf8',
    env: { ...process.env, CHECK_REPORT: report },
  });
  return { status, stdout, report: JSON.parse(readFileSync(report, 'utf8')) };
}

it('exits with 0 and counts every rule as passed when there is no violation', () => {
  writeSource('docs/a.md', 'A text.');
  const { status, stdout, report } = run();
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('6 rules passed, 0 failed');
  expect(report).toEqual({ passed: 6, failed: 0 });
  expect(status).toBe(0);
});

it('exits with 1, reports one sentence per violation and skips ignored files when a rule fails', () => {
  writeSource('tools/src/run/date-utils.ts', '');
  writeSource('.gitignore', 'ignored');
  writeSource('ignored/utils.ts', '');
  const { status, stdout, report } = run();
  expect(stdout).toContain('tools/src/run/date-utils.ts:1 has a name without meaning');
  expect(stdout).not.toContain('ignored');
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('5 rules passed, 1 failed');
  expect(report).toEqual({ passed: 5, failed: 1 });
  expect(status).toBe(1);
});
