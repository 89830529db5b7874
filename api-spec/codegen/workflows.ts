import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { load } from 'js-yaml';

import { packageRoot } from './package-root.ts';

/** Writes the Arazzo descriptions as one list, `dist/workflows.json`, for programs that carry them along. */
export async function writeWorkflows(): Promise<void> {
  const folder = path.join(packageRoot, 'workflows');
  const names = globSync('*.arazzo.yaml', { cwd: folder }).toSorted();
  const documents = names.map((name) => load(readFileSync(path.join(folder, name), 'utf8')));
  await mkdir(path.join(packageRoot, 'dist'), { recursive: true });
  await writeFile(path.join(packageRoot, 'dist/workflows.json'), JSON.stringify(documents, null, 2));
}
