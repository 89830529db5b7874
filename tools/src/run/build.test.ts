import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { inputStamp, isBuilt, outputStamp, stampText } from './build.ts';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  write('apps/web/index.html', '<html>');
  write('apps/web/src/app/main.tsx', 'main');
  write('packages/ui/src/theme/index.ts', 'theme');
  write('apps/web/dist/index.html', 'built');
  write('stamp', stampText(inputStamp(root), outputStamp(root)));
});

const isCurrent = (): boolean => isBuilt(root, path.join(root, 'stamp'));

test('does not build again when nothing has changed', () => {
  expect(isCurrent()).toBe(true);
});

test.each([
  'apps/web/src/app/main.tsx',
  'apps/web/brands/new/brand.json',
  'packages/ui/src/theme/index.ts',
  'packages/sdk/src/generated/types.gen.ts',
  'pnpm-lock.yaml',
])('builds again after a change of %s', (file) => {
  write(file, 'changed');
  expect(isCurrent()).toBe(false);
});

test.each(['apps/web/src/app/main.test.tsx', 'apps/web/e2e/login.spec.ts', 'apps/web/node_modules/x/index.js'])(
  'does not build again after a change of %s, which is no input',
  (file) => {
    write(file, 'changed');
    expect(isCurrent()).toBe(true);
  },
);

test('builds again when a file of the app is deleted', () => {
  rmSync(path.join(root, 'apps/web/src/app/main.tsx'));
  expect(isCurrent()).toBe(false);
});

test('builds again when the last build is incomplete', () => {
  rmSync(path.join(root, 'apps/web/dist/index.html'));
  expect(isCurrent()).toBe(false);
});
