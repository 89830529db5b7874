import { jsonBody, resolve } from '../codegen/contract.ts';
import type { Context } from './context.ts';
import type { ReadCall, ReadParameter } from './document.ts';
import { html, joined, type Html } from './html.ts';

/** Badges for the special properties of a call. */
export function badgesOf(context: Context, call: ReadCall): Html[] {
  const { operation } = call;
  const badge = (text: string, href?: string): Html =>
    href === undefined ? html`<span class="badge">${text}</span>` : html`<a class="badge" href="${href}">${text}</a>`;
  const isEncrypted = jsonBody(operation)?.['x-plain-schema'] !== undefined;
  return [
    ...(isEncrypted ? [badge('encrypted', 'encryption.html')] : []),
    ...(operation['x-moves-money'] === true ? [badge('moves money, points or rewards')] : []),
    ...(isIdempotent(context, call) ? [badge('idempotency key')] : []),
    ...(operation['x-idempotent-by'] === undefined ? [] : [badge(`idempotent by ${operation['x-idempotent-by']}`)]),
    ...(operation['x-open-when-closed'] === true ? [badge('answers while the site is closed')] : []),
    ...(operation['x-module-flag'] === undefined ? [] : [badge(`needs ${operation['x-module-flag']}`)]),
    ...(operation.deprecated === true ? [badge('deprecated')] : []),
  ];
}

/** Whether a call takes an `Idempotency-Key`. */
function isIdempotent(context: Context, { operation }: ReadCall): boolean {
  return (operation.parameters ?? []).some(
    (parameter) => resolve<ReadParameter>(context.contract, parameter).name === 'Idempotency-Key',
  );
}

export function rolesOf(context: Context, { operation }: ReadCall): Html {
  const roles = (operation['x-roles'] ?? []).map((role) => html`<span class="role">${role}</span>`);
  const agents = operation['x-agent-only-when'];
  if (agents === undefined) return joined(roles, ' ');
  return html`${joined(roles, ' ')}; with <code>${agents.parameter}</code> <code>${agents.value}</code> agents alone`;
}

export function tokenOf({ contract }: Context, { operation }: ReadCall): string {
  const ways = operation.security ?? contract.security ?? [];
  const names = ways.map((way) => Object.keys(way)).filter((way) => way.length > 0);
  if (names.length === 0) return 'none';
  const needed = names.map((way) => way.join(' with ')).join(' or ');
  return names.length < ways.length ? `${needed}, optional` : needed;
}
