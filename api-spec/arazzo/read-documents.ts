import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

import { load } from 'js-yaml';

import type { WorkflowDocument } from './document.ts';

/** The folder of the Arazzo descriptions. */
export const workflowsFolder: string = path.resolve(import.meta.dirname, '../workflows');

/** All Arazzo descriptions of the contract, by file name. */
export async function readWorkflowDocuments(): Promise<Map<string, WorkflowDocument>> {
  const names = await Array.fromAsync(glob('*.arazzo.yaml', { cwd: workflowsFolder }));
  const read = async (name: string): Promise<[string, WorkflowDocument]> => {
    // Redocly checks each description against Arazzo's schema.
    const document = load(await readFile(path.join(workflowsFolder, name), 'utf8')) as WorkflowDocument;
    return [name, document];
  };
  return new Map(await Promise.all(names.toSorted().map(read)));
}
