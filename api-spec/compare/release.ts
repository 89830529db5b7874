import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { filesOf } from './files.ts';
import { releaseContract } from './verdict.ts';

// `contract:release`: the only command that changes released/openapi.json.
const root = path.resolve(import.meta.dirname, '..');
const runLint = (): boolean =>
  spawnSync(process.execPath, [path.join(root, 'lint/main.ts')], { stdio: 'inherit' }).status === 0;

const { ok, lines } = await releaseContract(filesOf(root), runLint);
console[ok ? 'log' : 'error'](lines.join('\n'));
process.exitCode = ok ? 0 : 1;
