import { formatAmount, parseAmount, progressOf } from '@croupier/sdk/rules';
import type { BonusDetail, BonusType, LanguageCode, TransactionType } from '@croupier/sdk/types';

import type { JournalEntry, Movement } from '../../store/journal.ts';
import type { BonusGrantRow } from '../../store/rows/money.ts';
import { titleOf } from '../deposits/index.ts';
import type { DomainContext } from '../kernel/index.ts';

/** Kinds of movement that credit a bonus, and the source that each is shown under. Missions alone give rewards here. */
export const BONUS_KINDS: Readonly<Partial<Record<TransactionType, BonusType>>> = {
  PROMOTION: 'PROMOTION',
  REWARD: 'MISSION',
  REBATE: 'REBATE',
  POINT_CONVERT: 'POINTS',
};

/** The id of the bonus that a movement credited or took back; undefined for other kinds, and for a forfeit of no grant. */
export function bonusIdOf(
  context: DomainContext,
  movement: Movement,
  { amount, currency }: Pick<JournalEntry, 'amount' | 'currency'>,
): string | undefined {
  if (BONUS_KINDS[movement.kind] === undefined) return undefined;
  const minor = amount < 0n ? -amount : amount;
  const grant = grantOf(context, movement, formatAmount({ minor, currency }));
  if (grant !== undefined) return grant.id;
  return amount < 0n ? undefined : movement.id.replace(/^tx_/, 'bon_');
}

/** The grant that a credit of this amount created; undefined for a credit without a requirement. */
export function grantOf(
  { store }: DomainContext,
  { kind, reference }: Movement,
  amount: string,
): BonusGrantRow | undefined {
  if (kind !== 'PROMOTION' || reference === null) return undefined;
  return store.bonusGrants.findBy('orderId', reference).find((grant) => grant.amount === amount);
}

type Requirement = Pick<
  BonusDetail,
  'turnoverRequired' | 'turnoverDone' | 'grantState' | 'progress' | 'maxStake' | 'expiresAt'
>;

/** Title and requirement of a grant. The sandbox does not count turnover yet: nothing is done until the grant ends. */
export function describeGrant(
  { clock }: DomainContext,
  grant: BonusGrantRow,
  language?: LanguageCode,
): Requirement & { readonly title: string } {
  const { required, maxStake, expiresAt, currency } = grant;
  const [done, needed] = [parseAmount('0', currency), parseAmount(required, currency)];
  const isOver = Date.parse(expiresAt) <= clock.now().getTime();
  return {
    title: titleOf(grant, language),
    turnoverRequired: required,
    turnoverDone: formatAmount(done),
    grantState: isOver ? 'EXPIRED' : 'OPEN',
    progress: progressOf(done, needed),
    ...(maxStake === null ? {} : { maxStake }),
    ...(isOver ? {} : { expiresAt }),
  };
}
