import type { TierDraft } from '@croupier/ui/inputs/TierEditor';

import { isContractKind } from '../../shared/contracts/contract-kinds.ts';
import { fieldsOf, parseFields } from '../../shared/stored-json.ts';
import { contractPeriods, createTier, type OfferValues } from './offer-terms.ts';

const KEY = 'contractOfferDraft';

/** Keeps the terms that are typed for a new offer in the tab, because closing the editor unmounts it. */
export const offerDraft = {
  /** What the owner typed last; undefined for nothing, for another person, and when what is stored is damaged. */
  read(owner: string): OfferValues | undefined {
    const stored = parseFields(sessionStorage.getItem(KEY));
    if (stored['owner'] !== owner) return undefined;
    const { offeree, type, period, carryOver, tiers } = fieldsOf(stored['values']);
    const known = contractPeriods.find((value) => value === period);
    if (typeof offeree !== 'string' || typeof type !== 'string' || !isContractKind(type) || known === undefined)
      return undefined;
    if (!Array.isArray(tiers) || tiers.length === 0) return undefined;
    return { offeree, type, period: known, carryOver: carryOver !== false, tiers: tiers.map(tierOf) };
  },
  save(owner: string, values: OfferValues): void {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, values }));
  },
  clear(): void {
    sessionStorage.removeItem(KEY);
  },
};

function tierOf(stored: unknown): TierDraft {
  const fields = fieldsOf(stored);
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  return { ...createTier(), threshold: text('threshold'), activeUsers: text('activeUsers'), rate: text('rate') };
}
