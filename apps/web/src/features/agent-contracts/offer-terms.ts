import { foldDigits, formatAmount, readAmountInput } from '@croupier/sdk/rules';
import type { AgentProfile, Contract, ContractOfferRequest, ContractPeriod, ContractType } from '@croupier/sdk/types';
import type { TierDraft } from '@croupier/ui/inputs/TierEditor';

/** What is typed in the editor of an offer. */
export interface OfferValues {
  readonly offeree: string;
  readonly type: ContractType;
  readonly period: ContractPeriod;
  readonly carryOver: boolean;
  readonly tiers: readonly TierDraft[];
}

/** Ways to be paid, in the order of the document [CONTRACT-03]. */
export const contractPeriods = [
  'DAILY',
  'WEEKLY',
  'SEMI_MONTHLY',
  'MONTHLY',
] as const satisfies readonly ContractPeriod[];

export const createTier = (): TierDraft => ({ id: crypto.randomUUID(), threshold: '', activeUsers: '', rate: '' });

/** The editor of a new offer. */
export const emptyOffer = (type: ContractType): OfferValues => ({
  offeree: '',
  type,
  period: type === 'DIVIDEND' ? 'MONTHLY' : 'DAILY',
  carryOver: true,
  tiers: [createTier()],
});

/** The editor of an offer with the terms of an earlier one. */
export function offerLike({ offeree, type, period, carryOver = true, tiers }: Contract): OfferValues {
  return {
    offeree,
    type,
    period: period ?? 'DAILY',
    carryOver,
    tiers: tiers.map(({ threshold, activeUsers = 0, rate }) => ({
      ...createTier(),
      threshold: threshold.replace(/\.0+$/, ''),
      activeUsers: String(activeUsers),
      rate: percentOf(rate),
    })),
  };
}

/** A rate such as `0.1250` as the per cent that people type: `12.5`. */
export function percentOf(rate: string): string {
  const [whole = '0', decimals = ''] = rate.split('.');
  const digits = whole + decimals.padEnd(4, '0');
  const cut = digits.length - 2;
  return `${digits.slice(0, cut).replace(/^0+(?=\d)/, '')}.${digits.slice(cut)}`.replace(/\.?0+$/, '');
}

/** Typed per cent as a rate of the contract: `12.5` becomes `0.1250`; what cannot be read stays, so that the rules refuse it. */
function rateOf(percent: string): string {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(foldDigits(percent.trim()) ?? '') ?? [];
  if (whole === undefined) return percent;
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, 1)}.${digits.slice(1)}${decimals.padEnd(2, '0')}`;
}

function thresholdOf(text: string, currency: string): string {
  const reading = readAmountInput(text, { currency, allowsZero: true });
  return reading.ok ? formatAmount(reading.amount) : text;
}

/** Typed tiers as those of the body; what cannot be read stays, so that the contract's rules refuse it at its field. */
export function tiersOf(tiers: readonly TierDraft[], currency: string): ContractOfferRequest['tiers'] {
  return tiers.map(({ threshold, activeUsers, rate }) => ({
    threshold: thresholdOf(threshold, currency),
    // Below the minimum of the contract when it is no whole number.
    activeUsers: /^\d*$/.test(activeUsers.trim()) ? Number(activeUsers) : -1,
    rate: rateOf(rate),
  }));
}

/** What the platform knows about the agent who offers. */
export type Offeror = Pick<AgentProfile, 'currency' | 'contracts'>;

/** The periods that an offer of a kind can have: a dividend has the one of the agent's own [CT-11]. */
export function periodsOf(type: ContractType, { contracts }: Offeror): readonly ContractPeriod[] {
  const own = contracts.find((contract) => contract.type === type)?.period;
  return type === 'DIVIDEND' && own !== undefined ? [own] : contractPeriods;
}

/** The chosen period, or the only one that the kind allows; undefined for a kind without a choice. */
export function periodOf(
  { type, period }: Pick<OfferValues, 'type' | 'period'>,
  offeror: Offeror,
): ContractPeriod | undefined {
  if (type === 'REALTIME_SALARY') return undefined;
  const offered = periodsOf(type, offeror);
  return offered.find((known) => known === period) ?? offered[0];
}

/** The body of an offer; a kind without a choice leaves it out. */
export function offerBody(values: OfferValues, offeror: Offeror): ContractOfferRequest {
  const { offeree, type, carryOver, tiers } = values;
  const { currency } = offeror;
  const period = periodOf(values, offeror);
  return {
    type,
    offeree,
    currency,
    tiers: tiersOf(tiers, currency),
    ...(period !== undefined && { period }),
    ...(type === 'DIVIDEND' && { carryOver }),
  };
}
