import type { LanguageCode, RaffleRecord } from '@croupier/sdk/types';

import type { RaffleDrawRow } from '../../store/rows/raffle.ts';
import { newestFirst, pageOf, type CallContext, type PageQuery } from '../kernel/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { describePrize, prizeOf } from './describe-prize.ts';
import { raffleNamed } from './raffles.ts';

/** The caller's draws in a raffle, newest first. Refuses unknown ids with PROMO_NOT_FOUND. */
export function listRaffleRecords(context: CallContext, query: PageQuery & { readonly promotionId: string }) {
  const { id: memberId } = callingMember(context);
  const { id: raffleId } = raffleNamed(context, query.promotionId);
  const own = context.store.raffleDraws.findBy('memberId', memberId).filter((draw) => draw.raffleId === raffleId);
  const { content, ...position } = pageOf(
    newestFirst(own, ({ at }) => at),
    query,
  );
  const { language } = profileOf(context, memberId);
  return { ...position, content: content.map((draw) => describeRecord(draw, language)) };
}

/** A draw in the contract's shape. */
export function describeRecord(draw: RaffleDrawRow, language: LanguageCode | null): RaffleRecord {
  const { id: recordId, at: time, prizeId, nonce, clientSeed, serverSeedHash, cursor, pick } = draw;
  const prize = describePrize(prizeOf(prizeId), language);
  return { recordId, time, prize, nonce, clientSeed, serverSeedHash, cursor, pick };
}
