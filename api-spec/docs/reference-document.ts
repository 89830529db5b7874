import { jsonBody, listOperations, plainSchemaOf, type Contract, type Operation } from '../codegen/contract.ts';
import { encryptedSamples } from './encrypted-samples.ts';
import { errorCodeList, operationNotes } from './operation-notes.ts';

/** The bundled contract with the texts that the reference extends. */
export type DescribedContract = Contract & {
  info: { title: string; version: string; summary?: string; description?: string };
  tags?: DescribedTag[];
};

interface DescribedTag {
  name: string;
  description?: string;
  /** The name that the reference shows. */
  'x-displayName'?: string;
}

/** An operation with the samples that the reference shows before its own. */
export interface DescribedOperation extends Operation {
  'x-codeSamples'?: { lang: string; label: string; source: string }[];
}

/**
 * The contract as the API reference shows it: encrypted bodies are replaced by the plain ones, and facts that the viewer
 * does not read, such as roles and error codes, are added to the descriptions.
 */
export function toReferenceDocument(contract: DescribedContract): DescribedContract {
  const document = structuredClone(contract);
  document.info.description = `${contract.info.description ?? ''}\n## Error codes\n${errorCodeList(contract)}`;
  for (const tag of document.tags ?? []) tag['x-displayName'] = titleOf(tag.name);
  for (const { method, path, operation } of listOperations(document)) {
    const described: DescribedOperation = operation;
    described.description = [operation.description?.trim() ?? '', ...operationNotes(contract, operation)].join('\n\n');
    const body = jsonBody(operation);
    const plain = plainSchemaOf(body);
    if (body === undefined || plain === undefined) continue;
    described['x-codeSamples'] = encryptedSamples(contract, { method, path, operation });
    body.schema = plain;
    body.examples = body['x-plain-examples'] ?? {};
  }
  return document;
}

/** `bankCard` → `Bank card`. */
function titleOf(tag: string): string {
  const words = tag.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
