import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { ContractDocument } from './document.ts';

/** Where the two contracts and what stands between them are. */
export interface ContractFiles {
  released: string;
  /** The working contract in one file. */
  working: string;
  /** The list of accepted breaks. */
  accepted: string;
}

/** @param folder the folder of the contract */
export function filesOf(folder: string): ContractFiles {
  return {
    released: path.join(folder, 'released/openapi.json'),
    working: path.join(folder, 'dist/openapi.json'),
    accepted: path.join(folder, 'accepted-breaking-changes.txt'),
  };
}

export async function readDocument(file: string): Promise<ContractDocument> {
  const document: ContractDocument = JSON.parse(await readFile(file, 'utf8'));
  return document;
}
