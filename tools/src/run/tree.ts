import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { stampOf } from '../../bootstrap/stamp.mjs';
import { UserError } from '../../bootstrap/user-error.mjs';
import { ROOT } from './paths.ts';
import type { TaskStep } from './step.ts';

const run = promisify(execFile);

/** Records the state of the working tree. The returned step fails when the state has changed. */
export async function unchangedTree(root = ROOT): Promise<TaskStep> {
  const before = await stateOf(root);
  return {
    name: 'clean',
    what: 'the run has not changed the working tree',
    task: async () => {
      const changed = difference(before, await stateOf(root));
      if (changed.length > 0) {
        throw new UserError(['The tests have changed files of the working tree:', ...changed].join('\n'));
      }
    },
  };
}

/** Path → state and content hash of every file that differs from the last commit; empty without git. */
async function stateOf(root: string): Promise<Map<string, string>> {
  const { stdout } = await run('git', ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  }).catch(() => ({ stdout: '' }));
  const lines = stdout.split('\0').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(3), line.slice(0, 2) + stampOf(root, [line.slice(3)])]));
}

function difference(before: Map<string, string>, after: Map<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}
