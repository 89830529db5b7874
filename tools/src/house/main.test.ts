import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'house-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function plant(path: string, text: string): void {
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

it('exits 0 and reports every rule as held in a house without a breach', () => {
  plant('packages/sdk/package.json', '{"name": "@croupier/sdk"}');
  plant('packages/sdk/src/client.ts', 'export const a = 1;\n');
  const { status, stdout, report } = run();
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('11 rules held, 0 refused');
  expect(report).toEqual({ passed: 11, failed: 0 });
  expect(status).toBe(0);
});

it('exits 1, says one sentence a breach and counts the rules broken, leaving out what git ignores', () => {
  plant('packages/sdk/src/client.ts', 'export const a: any = 1;\nexport const b: any = 2;\n');
  plant('packages/sdk/node_modules/x/index.ts', 'export const a: any = 1;\n');
  const { status, stdout, report } = run();
  expect(stdout).toContain('packages/sdk/src/client.ts:1 uses any; write the type');
  expect(stdout).not.toContain('node_modules');
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('10 rules held, 1 refused');
  expect(report).toEqual({ passed: 10, failed: 1 });
  expect(status).toBe(1);
});
