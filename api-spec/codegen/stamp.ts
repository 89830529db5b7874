import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { packageRoot } from './package-root.ts';

const INPUTS = [
  'openapi.yaml',
  'redocly.yaml',
  'package.json',
  '{paths,relay,schemas,parameters,responses,examples}/**/*.yaml',
  'codegen/*.ts',
];

/** A hash over everything that the generated code depends on: contract, generation and the generator's version. */
export async function hashInputs(): Promise<string> {
  const files = await Array.fromAsync(glob(INPUTS, { cwd: packageRoot }));
  const hash = createHash('sha256');
  const sources = files.filter((file) => !file.endsWith('.test.ts'));
  for (const file of sources.toSorted()) hash.update(file).update(await readFile(path.join(packageRoot, file)));
  const generator = await readFile(path.join(packageRoot, 'node_modules/@hey-api/openapi-ts/package.json'));
  return hash.update(generator).digest('hex');
}

/** Whether the outputs were made from exactly these inputs and are still there. */
export async function isCurrent(stampFile: string, hash: string, outputs: string[]): Promise<boolean> {
  if (!existsSync(stampFile) || !outputs.every((output) => existsSync(output))) return false;
  return (await readFile(stampFile, 'utf8')) === hash;
}

export async function writeStamp(stampFile: string, hash: string): Promise<void> {
  await writeFile(stampFile, hash);
}
