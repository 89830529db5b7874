import { callsOf, type ReadContract } from './document.ts';

export const tagPage = (tag: string): string => `tag-${fileName(tag)}.html`;
export const familyPage = (family: string): string => `relay-${fileName(family)}.html`;

/** `bankCard` → `Bank card`. */
export function titleOf(tag: string): string {
  const words = tag.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the link of a word in a text of the contract that names a call, a schema or an error code. */
export function createLinks(contract: ReadContract): (word: string) => string | undefined {
  const codes = Object.keys(contract.components.schemas['ErrorCode']?.['x-error-codes'] ?? {});
  const targets = new Map<string, string>([
    ...Object.keys(contract.components.schemas).map((name): [string, string] => [name, schemaLink(name)]),
    ...codes.map((code): [string, string] => [code, errorLink(code)]),
    ...callsOf(contract).map(({ id, tag }): [string, string] => [id, `${tagPage(tag)}#${id}`]),
  ]);
  return (word) => targets.get(word);
}

export const schemaLink = (name: string): string => `schemas.html#${name}`;
export const errorLink = (code: string): string => `errors.html#${code}`;

/** `#/components/schemas/Money` → `Money`. */
export function nameOfReference(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** Converts a name to kebab-case for file names and anchors. */
export function fileName(name: string): string {
  return name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
