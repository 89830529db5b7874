import { maskName } from '@croupier/sdk/rules';
import type { LanguageCode, RaffleTicketDraw, RaffleWinner } from '@croupier/sdk/types';

import type { RaffleRow } from '../../store/rows/raffle.ts';
import { hashOfBytes, type CallContext, type DomainContext } from '../kernel/index.ts';
import { existingMember, profileOf } from '../member/index.ts';
import { ticketsOf } from './chances.ts';
import { describePrize, prizeOf } from './describe-prize.ts';
import { entryOf } from './entries.ts';
import { playerOf } from './player.ts';
import { RAFFLE_PROMOTION, raffleNamed } from './raffles.ts';
import { holderOf, PUBLIC_VALUE, ticketRangesOf } from './ticket-draw.ts';

/** The draw of the tickets, as far as it is public now. Refuses unknown ids with PROMO_NOT_FOUND. */
export function getRaffleDraw(
  context: CallContext,
  { promotionId }: { readonly promotionId: string },
): RaffleTicketDraw {
  const raffle = raffleNamed(context, promotionId);
  const player = playerOf(context);
  const { closesAt, drawsAt, serverSeed } = raffle;
  return {
    promotionId: RAFFLE_PROMOTION,
    closesAt,
    drawsAt,
    serverSeedHash: hashOfBytes(serverSeed),
    publicSource: '',
    ...(player === undefined ? {} : describeOwn(context, raffle, player.id)),
    ...describeList(raffle),
    ...describeResult(context, raffle, player && profileOf(context, player.id).language),
  };
}

function describeOwn(context: DomainContext, raffle: RaffleRow, memberId: string) {
  const { entryCode } = entryOf(context, raffle, memberId);
  if (raffle.ticketsText === null) return { entryCode, tickets: ticketsOf(context, raffle, memberId) };
  const own = ticketRangesOf(raffle).find((range) => range.entryCode === entryCode);
  return { entryCode, tickets: own === undefined ? 0 : own.last - own.first + 1 };
}

function describeList(raffle: RaffleRow): Partial<RaffleTicketDraw> {
  const { ticketsText, ticketsHash } = raffle;
  if (ticketsText === null || ticketsHash === null) return {};
  return { ticketsText, ticketsHash, ticketCount: ticketRangesOf(raffle).at(-1)?.last ?? 0 };
}

function describeResult(
  context: DomainContext,
  raffle: RaffleRow,
  language: LanguageCode | null | undefined,
): Partial<RaffleTicketDraw> {
  const { serverSeed, winners } = raffle;
  if (winners === null) return {};
  return {
    serverSeed,
    publicValue: PUBLIC_VALUE,
    winners: winners.map(({ prizeId, ticket, entryCode, cursor }): RaffleWinner => {
      const { account } = existingMember(context, holderOf(context, raffle, entryCode));
      return {
        prize: describePrize(prizeOf(prizeId), language),
        ticket,
        entryCode,
        account: maskName(account),
        cursor,
      };
    }),
  };
}
