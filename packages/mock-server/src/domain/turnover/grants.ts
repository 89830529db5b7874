import { formatAmount, parseAmount, type Amount, type TurnoverRequirement } from '@croupier/sdk/rules';
import type { TurnoverGrant, TurnoverGrantSource, TurnoverWeight } from '@croupier/sdk/types';

import type { TurnoverGrantRow } from '../../store/rows/turnover.ts';
import { localize, type DomainContext } from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { GAME_WEIGHTS } from '../site/index.ts';

/** A grant as the rules of turnover read it. */
export interface Grant extends TurnoverRequirement {
  readonly row: TurnoverGrantRow;
  readonly principal: Amount;
}

/** All grants of a member, oldest first. */
export function grantsOf({ store }: DomainContext, memberId: string): readonly Grant[] {
  return store.turnoverGrants.findBy('memberId', memberId).map(readGrant);
}

/** The member's grants whose turnover is not played yet. */
export function openGrantsOf(context: DomainContext, memberId: string): readonly Grant[] {
  return grantsOf(context, memberId).filter(({ state }) => state === 'OPEN');
}

/** The grant that a movement created; undefined when it required no turnover. */
export function grantOfCredit({ store }: DomainContext, movementId: string): Grant | undefined {
  const row = store.turnoverGrants.get(grantIdOf(movementId));
  return row && readGrant(row);
}

/** The id of a grant has the number of its movement, so that ids follow the order of booking. */
export const grantIdOf = (movementId: string): string => movementId.replace(/^tx_/, 'gr_');

/** True for the grants of bonuses. */
export const isBonusSource = (source: TurnoverGrantSource): boolean => source === 'PROMOTION' || source === 'REWARD';

/** The id of the bonus that a movement credited, unless its promotion gives one. */
export const bonusIdOfCredit = (movementId: string): string => movementId.replace(/^tx_/, 'bon_');

/** The grant of a bonus; undefined for a bonus that required no turnover. */
export function grantOfBonus({ store }: DomainContext, bonusId: string): Grant | undefined {
  const [row] = store.turnoverGrants.findBy('bonusId', bonusId);
  return row && readGrant(row);
}

/** True while the turnover of a bonus is not played; false also for a bonus that required none. */
export function isBonusOpen(context: DomainContext, bonusId: string): boolean {
  return grantOfBonus(context, bonusId)?.state === 'OPEN';
}

function readGrant(row: TurnoverGrantRow): Grant {
  const { id, source, currency, state, createdAt, endedAt, weights } = row;
  return {
    row,
    id,
    isBonus: isBonusSource(source),
    principal: parseAmount(row.principal, currency),
    required: parseAmount(row.required, currency),
    done: parseAmount(row.done, currency),
    state,
    createdAt,
    doneAt: state === 'DONE' ? endedAt : null,
    weights: weightsByType(weights ?? GAME_WEIGHTS),
  };
}

const weightsByType = (weights: readonly TurnoverWeight[]): TurnoverRequirement['weights'] =>
  Object.fromEntries(weights.map(({ gameType, weight }) => [gameType, weight]));

/** Converts a grant to the contract's shape, in the language of the account. */
export function describeGrant(context: DomainContext, { row, principal, required, done }: Grant): TurnoverGrant {
  const { id, memberId, source, bonusId, titleEn, titleTy, currency, state, createdAt, expiresAt, maxStake } = row;
  const { language } = profileOf(context, memberId);
  return {
    grantId: id,
    source,
    ...(bonusId === null ? {} : { bonusId }),
    title: localize({ EN: titleEn, TY: titleTy }, language ?? undefined),
    principal: formatAmount(principal),
    required: formatAmount(required),
    done: formatAmount(done),
    currency,
    state,
    createdAt,
    ...(expiresAt === null ? {} : { expiresAt }),
    locksWinnings: row.locksWinnings,
    ...(maxStake === null ? {} : { maxStake }),
  };
}
