import { addAmounts, formatAmount, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { ContractOfferRequest, ContractPreview, PreviewPay, PreviewPeriod } from '@croupier/sdk/types';

import type { ContractRow } from '../../store/rows/contracts.ts';
import {
  accountOf,
  checkTerms,
  newestVersion,
  NO_TIER,
  ownedContract,
  versionAt,
  type ReachedTier,
} from '../contracts/index.ts';
import type { CallContext, DomainContext } from '../kernel/index.ts';
import { figuresOf, noCarry, type Terms } from './figures.ts';
import { measure, type Measured } from './measure.ts';
import { pastPeriodsOf, type PastPeriod } from './past-periods.ts';

/** Terms between two parties; a draft has no contract yet. */
type Proposal = Terms & Pick<ContractRow, 'payerId' | 'receiverId' | 'period' | 'lineage'>;

/** Periods of a preview when the call names none. */
const DEFAULT_PERIODS = 3;

/**
 * What a contract or an offer of the caller would have paid for past periods. Refuses one that the caller is no party of
 * with CONTRACT_NOT_FOUND.
 */
export function previewContract(context: CallContext, contractId: string, periods = DEFAULT_PERIODS): ContractPreview {
  const contract = ownedContract(context, contractId);
  return { contractId, ...preview(context, contract, periods) };
}

/** What terms that the caller wants to offer would have paid. Refuses them as `createOffer` does, but for debts and open offers. */
export function previewDraft(
  context: CallContext,
  draft: ContractOfferRequest,
  periods = DEFAULT_PERIODS,
): ContractPreview {
  return preview(context, checkTerms(context, draft), periods);
}

function preview(context: DomainContext, proposal: Proposal, count: number): ContractPreview {
  const { type, currency, payerId, receiverId, lineage } = proposal;
  const current = versionAt(context, lineage, context.clock.now()) ?? newestVersion(context, lineage);
  const periods = pastPeriodsOf(context, proposal, count).map((period) =>
    describePeriod(context, proposal, current, period),
  );
  const sumOf = (texts: readonly string[]): Amount =>
    texts.map((text) => parseAmount(text, currency)).reduce(addAmounts, { minor: 0n, currency });
  const totalCurrent = sumOf(periods.flatMap(({ current: pay }) => pay?.amount ?? []));
  const totalProposed = sumOf(periods.map(({ proposed }) => proposed.amount));
  return {
    ...(current === undefined ? {} : { currentContractId: current.id }),
    type,
    offeror: accountOf(context, payerId),
    offeree: accountOf(context, receiverId),
    currency,
    periods,
    totalCurrent: formatAmount(totalCurrent),
    totalProposed: formatAmount(totalProposed),
    difference: formatAmount(subtractAmounts(totalProposed, totalCurrent)),
  };
}

function describePeriod(
  context: DomainContext,
  proposal: Proposal,
  current: ContractRow | undefined,
  { start, end, windows }: PastPeriod,
): PreviewPeriod {
  const { currency } = proposal;
  const whole = figuresOf(proposal, measure(context, proposal, { start, end }), noCarry(currency));
  const measured = windows.map((window) => measure(context, proposal, window));
  const proposed = payOf(proposal, measured);
  const before = current === undefined ? undefined : payOf(current, measured);
  const difference = subtractAmounts(
    parseAmount(proposed.amount, currency),
    parseAmount(before?.amount ?? '0', currency),
  );
  return {
    periodStart: start.toISOString(),
    periodEnd: end.toISOString(),
    base: whole.base,
    activeUsers: whole.activeUsers,
    ...(before === undefined ? {} : { current: before }),
    proposed,
    difference: formatAmount(difference),
  };
}

/** What terms pay for windows, each counted by itself; with the highest tier that one of them reaches. */
function payOf(terms: Terms, windows: readonly Measured[]): PreviewPay {
  const { currency } = terms;
  const counted = windows.map((window) => figuresOf(terms, window, noCarry(currency)));
  const { tier, rate } = counted.reduce<ReachedTier>((high, next) => (next.tier > high.tier ? next : high), NO_TIER);
  const total = counted.map(({ amount }) => parseAmount(amount, currency)).reduce(addAmounts, { minor: 0n, currency });
  return { tier, rate, amount: formatAmount(total) };
}
