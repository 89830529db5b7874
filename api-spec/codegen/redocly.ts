import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

import { packageRoot } from './package-root.ts';

const run = promisify(execFile);

/** Runs Redocly on the contract. Throws with its output on failure. */
export async function redocly(...args: string[]): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  const program = path.join(path.dirname(manifest), 'bin', 'cli.js');
  try {
    const { stdout, stderr } = await run(process.execPath, [program, ...args], {
      cwd: packageRoot,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return stdout + stderr;
  } catch (error) {
    const outputs =
      error instanceof Error && 'stdout' in error && 'stderr' in error ? [error.stdout, error.stderr] : [error];
    throw new Error(outputs.map(String).join(''), { cause: error });
  }
}
