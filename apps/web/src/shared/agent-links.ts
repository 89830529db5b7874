import type { DayRange } from '@croupier/sdk/rules';
import type { ContractType } from '@croupier/sdk/types';

import { agentPaths, contractPaths } from './agent-paths.ts';

/** URL of a page with some of its parameters; those that are undefined are left out. */
export function withParams(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, value);
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** URL of a page that shows some days, of one account or of all. */
export function daysPath(path: string, { from, to }: DayRange, account?: string): string {
  return withParams(path, { from, to, account });
}

/** URL of one contract or offer, over the page of its kind. */
export function contractPath(type: ContractType, contractId: string): string {
  return withParams(contractPaths[type], { contract: contractId });
}

/** URL of the editor of an offer to an account, over the page of a kind. */
export function offerPath(type: ContractType, offeree: string): string {
  return withParams(contractPaths[type], { view: 'contracts', offer: 'new', offeree });
}

/** URL of team management with one account open. */
export function teamAccountPath(account: string): string {
  return withParams(agentPaths.members, { account });
}
