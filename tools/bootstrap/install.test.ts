import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { installStamp, isInstalled } from './install.mjs';
import { workspaceFolders } from './workspace.mjs';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'install-'));
  write('pnpm-workspace.yaml', "packages:\n  - tools\n  - 'apps/*'\n\ncatalog:\n  zod: 4.6.7\n");
  write('package.json', '{"devDependencies": {}}');
  write('apps/web/package.json', '{"dependencies": {"zod": "catalog:"}}');
  write('apps/notes/readme.md', 'not a package');
  write('tools/package.json', '{}');
  mkdirSync(path.join(root, 'apps/web/node_modules'), { recursive: true });
  write('node_modules/.croupier-install', installStamp(root, workspaceFolders(root)));
});

function installed(): boolean {
  const folders = workspaceFolders(root);
  return isInstalled(root, folders, installStamp(root, folders));
}

test('lists the packages of the workspace file', () => {
  expect(workspaceFolders(root)).toEqual(['.', 'apps/web', 'tools']);
});

test('does not install again when nothing has changed', () => {
  expect(installed()).toBe(true);
});

test.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.nvmrc', 'package.json', 'apps/web/package.json'])(
  'installs again after a change of %s',
  (file) => {
    write(file, 'packages:\n  - tools\n  - apps/*\n# changed\n');
    expect(installed()).toBe(false);
  },
);

test('installs again when a package is added to the workspace', () => {
  write('apps/admin/package.json', '{}');
  expect(installed()).toBe(false);
});

test.each(['node_modules', 'apps/web/node_modules'])('installs again when %s is missing', (folder) => {
  rmSync(path.join(root, folder), { recursive: true });
  expect(installed()).toBe(false);
});
