import { formatAmount, parseAmount, progressOf } from '@croupier/sdk/rules';
import type { BonusDetail, BonusType, TransactionType } from '@croupier/sdk/types';

import type { JournalEntry, Movement } from '../../store/journal.ts';
import type { DomainContext } from '../kernel/index.ts';
import { GAME_WEIGHTS } from '../site/index.ts';
import {
  bonusIdOfCredit,
  contributionsOf,
  describeGrant,
  grantOfCredit,
  lockedBy,
  type Grant,
} from '../turnover/index.ts';

/** Kinds of movement that credit a bonus, and the source that each is shown under. */
const BONUS_KINDS: Readonly<Partial<Record<TransactionType, BonusType>>> = {
  PROMOTION: 'PROMOTION',
  REWARD: 'MISSION',
  REBATE: 'REBATE',
  POINT_CONVERT: 'POINTS',
};

/** The source that the bonus of a movement is shown under; undefined for a movement of another kind. */
export function bonusTypeOf({ store }: DomainContext, { kind, reference }: Movement): BonusType | undefined {
  const isOfRaffle = kind === 'REWARD' && reference !== null && store.raffleDraws.get(reference) !== undefined;
  return isOfRaffle ? 'RAFFLE' : BONUS_KINDS[kind];
}

/**
 * The id of the bonus that a movement credited or took back; undefined for other kinds, and for a forfeit of a bonus that
 * is not known.
 */
export function bonusIdOf(
  context: DomainContext,
  { id, kind, reference }: Movement,
  { amount }: Pick<JournalEntry, 'amount'>,
): string | undefined {
  if (BONUS_KINDS[kind] === undefined) return undefined;
  if (amount < 0n) return reference?.startsWith('bon_') === true ? reference : undefined;
  return grantOfCredit(context, id)?.row.bonusId ?? bonusIdOfCredit(id);
}

type Requirement = Pick<
  BonusDetail,
  | 'title'
  | 'turnoverRequired'
  | 'turnoverDone'
  | 'grantState'
  | 'progress'
  | 'endedAt'
  | 'maxStake'
  | 'expiresAt'
  | 'gameWeights'
  | 'contributions'
  | 'forfeitAmount'
>;

/** Title and requirement of the grant that a movement created; undefined for a credit without a requirement. */
export function requirementOf(context: DomainContext, movement: Movement): Requirement | undefined {
  const grant = grantOfCredit(context, movement.id);
  if (grant === undefined) return undefined;
  const { title, required, done, state, currency } = describeGrant(context, grant);
  return {
    title,
    turnoverRequired: required,
    turnoverDone: done,
    grantState: state,
    progress: progressOf(parseAmount(done, currency), parseAmount(required, currency)),
    contributions: contributionsOf(context, grant.id),
    ...(grant.row.endedAt === null ? {} : { endedAt: grant.row.endedAt }),
    ...(state === 'OPEN' ? termsOf(context, grant) : {}),
  };
}

/** What holds for a bonus while its turnover is played. */
function termsOf(
  context: DomainContext,
  { row }: Grant,
): Pick<Requirement, 'maxStake' | 'expiresAt' | 'gameWeights' | 'forfeitAmount'> {
  const { maxStake, expiresAt, weights } = row;
  return {
    ...(maxStake === null ? {} : { maxStake }),
    ...(expiresAt === null ? {} : { expiresAt }),
    gameWeights: [...(weights ?? GAME_WEIGHTS)],
    forfeitAmount: formatAmount(lockedBy(context, row)),
  };
}
