import { existsSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../../bootstrap/child.mjs';
import { Trouble } from '../../bootstrap/trouble.mjs';
import { workspaceFolders } from '../../bootstrap/workspace.mjs';
import { ROOT } from './paths.ts';

/** Checks the types of every package that has a tsconfig.json, each with the compiler that it depends on. */
export async function checkTypes(): Promise<void> {
  const packages = workspaceFolders(ROOT).filter((folder) => existsSync(path.join(ROOT, folder, 'tsconfig.json')));
  const failures: string[] = [];
  for (const folder of packages) {
    const cwd = path.join(ROOT, folder);
    const { code, output } = await runChild(path.join(cwd, 'node_modules/.bin/tsc'), ['--pretty', 'false', '-p', '.'], {
      cwd,
      output: 'capture',
    });
    if (code !== 0) {
      failures.push(`${folder}\n${output.trimEnd()}`);
    }
  }
  if (failures.length > 0) {
    throw new Trouble(failures.join('\n\n'));
  }
}
