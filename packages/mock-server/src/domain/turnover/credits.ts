import {
  formatAmount,
  multiplyAmount,
  parseAmount,
  roleOfType,
  compareAmounts,
  type Amount,
} from '@croupier/sdk/rules';
import type { TransactionType, TurnoverGrantSource } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { breakStateOf } from '../breaks/index.ts';
import type { DomainContext, DomainEvents, LocalizedText, TurnoverTerms } from '../kernel/index.ts';
import { settingsOf } from '../site/index.ts';
import { fundsAndStakesOf } from './funds.ts';
import { bonusIdOfCredit, grantIdOf, isBonusSource, openGrantsOf } from './grants.ts';
import { reportEnd } from './report-end.ts';

/** Funds below which the turnover of money that is nearly lost is dropped. */
const RESET_BELOW = '10.00';
/** Factor of a bonus without terms. */
const BONUS_FACTOR = '10';
const REWARD_FACTOR = '1';

/** Kinds of movement that create grants. */
const SOURCES: Readonly<Partial<Record<TransactionType, TurnoverGrantSource>>> = {
  DEPOSIT: 'DEPOSIT',
  TRANSFER_IN: 'TRANSFER_IN',
  PROMOTION: 'PROMOTION',
  REWARD: 'REWARD',
};

const TITLES: Readonly<Record<TurnoverGrantSource, LocalizedText>> = {
  DEPOSIT: { EN: 'Deposit', TY: 'Deposito' },
  TRANSFER_IN: { EN: 'Transfer from the agent', TY: 'Padala ng ahente' },
  PROMOTION: { EN: 'Bonus', TY: 'Bonus' },
  REWARD: { EN: 'Reward', TY: 'Gantimpala' },
};

/**
 * Creates the grant of a deposit, a transfer from the upline or a bonus (section 2.2 of the rules). Before that it drops
 * the requirements of a member whose money is nearly lost (W-15). Only an upline sends a member money; an agent's deposits
 * and transfers require nothing, and neither does a credit that cannot be played because of a break (P-24).
 */
export function grantTurnover(
  context: DomainContext,
  { movement, memberId, amount, turnover = {} }: DomainEvents['credited'],
): void {
  const { store } = context;
  const source = SOURCES[movement.kind];
  const member = store.members.get(memberId);
  if (source === undefined || member === undefined) return;
  if (isNearlyLost(context, member, amount)) clearOpenGrants(context, memberId, movement.at);
  if (isUnplayable(context, memberId, source)) return;
  const required = requiredTurnover(context, { source, member, amount, turnover });
  if (required.minor <= 0n) return;
  const title = turnover.title ?? TITLES[source];
  const nothing = formatAmount({ ...amount, minor: 0n });
  store.turnoverGrants.insert({
    id: grantIdOf(movement.id),
    memberId,
    source,
    bonusId: isBonusSource(source) ? (turnover.bonusId ?? bonusIdOfCredit(movement.id)) : null,
    ofPromotion: source === 'PROMOTION' && isOfPromotion(turnover),
    titleEn: title.EN,
    titleTy: title.TY,
    principal: formatAmount(amount),
    required: formatAmount(required),
    done: nothing,
    currency: amount.currency,
    state: 'OPEN',
    createdAt: movement.at,
    endedAt: null,
    expiresAt: turnover.expiresAt?.toISOString() ?? null,
    locksWinnings: source === 'PROMOTION' && isOfPromotion(turnover) && settingsOf(context).bonusLocksWinnings,
    maxStake: turnover.maxStake ?? null,
    weights: turnover.weights === undefined ? null : [...turnover.weights],
    owed: nothing,
    owedBets: [],
  });
}

/** True for a bonus of a promotion or without terms; false for one that is played once, such as that of a method. */
const isOfPromotion = ({ bonusId, factor }: TurnoverTerms): boolean => bonusId !== undefined || factor === undefined;

/** True for any credit during a self-exclusion, and for a bonus during a time-out. */
function isUnplayable(context: DomainContext, memberId: string, source: TurnoverGrantSource): boolean {
  const state = breakStateOf(context, memberId);
  return state === 'SELF_EXCLUSION' || (state === 'TIME_OUT' && isBonusSource(source));
}

function isNearlyLost(context: DomainContext, member: MemberRow, credit: Amount): boolean {
  const before = fundsAndStakesOf(context, member).minor - credit.minor;
  return before < parseAmount(RESET_BELOW, credit.currency).minor;
}

function clearOpenGrants(context: DomainContext, memberId: string, at: string): void {
  for (const { id } of openGrantsOf(context, memberId)) {
    const ended = context.store.turnoverGrants.update(id, { state: 'CLEARED', endedAt: at });
    reportEnd(context, ended, new Date(at));
  }
}

interface Credit {
  readonly source: TurnoverGrantSource;
  readonly member: MemberRow;
  readonly amount: Amount;
  readonly turnover: TurnoverTerms;
}

/** The turnover that a credit requires, rounded down; zero when it requires none. */
function requiredTurnover(context: DomainContext, { source, member, amount, turnover }: Credit): Amount {
  const { depositFactor, bonusFactorMax } = settingsOf(context);
  switch (source) {
    case 'DEPOSIT':
    case 'TRANSFER_IN':
      return multiplyAmount(amount, roleOfType(member.type) === 'member' ? String(depositFactor) : '0', 'down');
    case 'REWARD':
      return multiplyAmount(amount, turnover.factor ?? REWARD_FACTOR, 'down');
    case 'PROMOTION': {
      const required = turnover.required ?? multiplyAmount(amount, turnover.factor ?? BONUS_FACTOR, 'down');
      const most = multiplyAmount(amount, String(bonusFactorMax), 'down');
      return compareAmounts(required, most) > 0 ? most : required;
    }
  }
}
