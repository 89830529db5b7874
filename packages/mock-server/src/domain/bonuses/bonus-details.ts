import { formatAmount } from '@croupier/sdk/rules';
import type { BonusDetail, BonusType, LanguageCode } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import {
  isInRange,
  localizeNote,
  newestFirst,
  pageOf,
  Refusal,
  type CallContext,
  type DomainContext,
  type PageQuery,
  type TimeQuery,
} from '../kernel/index.ts';
import { mainWallet, readStatement, type Line } from '../ledger/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';
import { bonusIdOf, bonusTypeOf, requirementOf } from './bonus-grants.ts';

interface BonusQuery extends PageQuery, TimeQuery {
  readonly bonusType?: BonusType | 'ALL' | undefined;
  readonly status?: BonusDetail['status'] | 'ALL' | undefined;
  readonly bonusId?: string | undefined;
}

/** The member's bonuses, newest first. A bonus that is asked for by its id is answered whatever its time. */
export function listBonuses(context: CallContext, query: BonusQuery) {
  const { bonusType = 'ALL', status = 'ALL', bonusId } = query;
  const range = bonusId === undefined ? recordsRange(context, query) : undefined;
  const bonuses = bonusesOf(context, callingMember(context))
    .filter((bonus) => bonusId === undefined || bonus.bonusId === bonusId)
    .filter(({ time }) => range === undefined || isInRange(range, time))
    .filter((bonus) => bonusType === 'ALL' || bonus.bonusType === bonusType)
    .filter((bonus) => status === 'ALL' || bonus.status === status);
  return pageOf(bonuses, query);
}

/** All bonuses that were credited to a member, newest first. */
export function bonusesOf(context: DomainContext, member: MemberRow): BonusDetail[] {
  const { currency } = member;
  const all = { currency, kind: 'ALL', from: 0, to: Number.MAX_SAFE_INTEGER };
  const lines = readStatement(context, mainWallet(member.id), all);
  const { language } = profileOf(context, member.id);
  const described = lines.newest(lines.count).flatMap((line) => describeBonus(context, line, language) ?? []);
  return newestFirst(described, ({ time }) => time);
}

/** A bonus that was credited to a member. Refuses one that the member does not have with BONUS_NOT_FOUND. */
export function findBonus(context: DomainContext, member: MemberRow, bonusId: string): BonusDetail {
  const bonus = bonusesOf(context, member).find((candidate) => candidate.bonusId === bonusId);
  if (bonus === undefined) throw new Refusal('BONUS_NOT_FOUND');
  return bonus;
}

/** The bonus that a line credited, in a language; undefined for a line that credited none. */
function describeBonus(
  context: DomainContext,
  { movement, entry: { amount: minor, currency } }: Line,
  language: LanguageCode | null,
): BonusDetail | undefined {
  const bonusType = bonusTypeOf(context, movement);
  const bonusId = bonusIdOf(context, movement, { amount: minor });
  if (bonusType === undefined || bonusId === undefined || minor <= 0n) return undefined;
  return {
    bonusId,
    time: movement.at,
    bonusType,
    title: localizeNote(movement.memo ?? bonusType, language ?? undefined),
    amount: formatAmount({ minor, currency }),
    currency,
    status: 'CLAIMED',
    ...requirementOf(context, movement),
  };
}
