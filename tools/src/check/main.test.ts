import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'repository-'));
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
  writeSource('tools/package.json', '{"name": "@croupier/tools"}');
  writeSource('tools/src/client.ts', 'export const a = 1;\n');
  const { status, stdout, report } = run();
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('16 rules passed, 0 failed');
  expect(report).toEqual({ passed: 16, failed: 0 });
  expect(status).toBe(0);
});

it('exits with 1, reports one sentence per violation and skips ignored files when a rule fails', () => {
  writeSource('tools/src/client.ts', 'export const a: any = 1;\nexport const b: any = 2;\n');
  writeSource('tools/node_modules/x/index.ts', 'export const a: any = 1;\n');
  const { status, stdout, report } = run();
  expect(stdout).toContain('tools/src/client.ts:1 uses any; write the type');
  expect(stdout).not.toContain('node_modules');
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('15 rules passed, 1 failed');
  expect(report).toEqual({ passed: 15, failed: 1 });
  expect(status).toBe(1);
});
