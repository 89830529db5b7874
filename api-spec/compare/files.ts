import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { ContractDocument } from './document.ts';

/** Paths of the two contracts and of the accepted breaking changes. */
export interface ContractFiles {
  released: string;
  /** The bundled working contract. */
  working: string;
  /** The list of accepted breaking changes. */
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
