import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../../bootstrap/child.mjs';
import { stampOf } from '../../bootstrap/stamp.mjs';
import { UserError } from '../../bootstrap/user-error.mjs';
import { outputStamp, stampText } from './build.ts';
import { CACHE, ROOT } from './paths.ts';
import type { Context } from './step.ts';

const INPUTS = [
  'api-spec/{codegen,compare,docs}/**/*.{ts,css,py}',
  'api-spec/{dist,released}/openapi.json',
  'api-spec/fixtures/*.{json,md}',
  'api-spec/package.json',
  'pnpm-lock.yaml',
];
const OUTPUTS = 'api-spec/dist/docs/**';

/** Builds the API reference into api-spec/dist/docs unless the inputs are unchanged. */
export async function buildApiDocs({ say, env }: Context): Promise<void> {
  const stampFile = path.join(CACHE, 'api-docs.stamp');
  if (areApiDocsBuilt(ROOT, stampFile)) {
    return;
  }
  rmSync(stampFile, { force: true });
  const { code, output } = await runChild(process.execPath, [path.join(ROOT, 'api-spec/docs/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    output: 'capture',
  });
  if (code !== 0) {
    throw new UserError(`${output.trimEnd()}\nThe API reference could not be built.`);
  }
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampFile, apiDocsStamp(ROOT));
  say(output.trimEnd());
}

/** True when inputs and pages are unchanged since the last build. */
export function areApiDocsBuilt(root: string, stampFile: string): boolean {
  try {
    return readFileSync(stampFile, 'utf8') === apiDocsStamp(root);
  } catch {
    return false;
  }
}

/** Hashes over the inputs and over the pages. */
export function apiDocsStamp(root: string): string {
  const files = globSync(INPUTS, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  return stampText(stampOf(root, files.toSorted()), outputStamp(root, OUTPUTS));
}
