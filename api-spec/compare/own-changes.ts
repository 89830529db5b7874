import { operationsOf, type ContractDocument, type NamedOperation } from './document.ts';
import type { Change } from './changes.ts';

/** Breaking changes that oasdiff does not detect: roles, inherited security, and the status of an error code. */
export function ownChanges(before: ContractDocument, after: ContractDocument): Change[] {
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
