import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { unchangedTree } from './tree.ts';

let root = '';
const context = { env: {}, say: () => {} };
const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tree-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init');
  write('.gitignore', 'dist\n');
  write('kept.ts', 'one');
  git('add', '.');
  git('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-m', 'first');
  write('unfinished.ts', 'uncommitted work');
});

test('passes when the run has only written ignored files', async () => {
  const step = await unchangedTree(root);
  write('dist', 'built');
  await expect(step.task(context)).resolves.toBeUndefined();
});

test.each(['kept.ts', 'unfinished.ts', 'left-behind.txt'])(
  'fails with the file name when the run has changed %s',
  async (file) => {
    const step = await unchangedTree(root);
    write(file, 'changed');
    await expect(step.task(context)).rejects.toThrow(file);
  },
);
