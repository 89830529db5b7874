import { formatAmount } from '@croupier/sdk/rules';
import type { LanguageCode, Promotion, PromotionStatus, RafflePromotion } from '@croupier/sdk/types';

import type { RaffleRow } from '../../store/rows/raffle.ts';
import { announcedPromotions, describePromotion } from '../content/index.ts';
import { SITE_CURRENCY, type CallContext, type DomainContext } from '../kernel/index.ts';
import { chancesOf, turnoverInRaffle } from './chances.ts';
import { describePrize } from './describe-prize.ts';
import { drawsOf } from './entries.ts';
import { playerOf } from './player.ts';
import { TICKET_PRIZES, TURNOVER_PER_CHANCE, WHEEL_PRIZES } from './prizes.data.ts';
import { RAFFLE_PROMOTION, raffleBefore, raffleNamed, raffleStateOf } from './raffles.ts';

interface RaffleQuery {
  readonly promotionId: string;
  readonly language?: LanguageCode | undefined;
}

/** A raffle with its prizes, and the chances of the caller. Refuses unknown ids with PROMO_NOT_FOUND. */
export function getRafflePromotion(context: CallContext, { promotionId, language }: RaffleQuery): RafflePromotion {
  const raffle = raffleNamed(context, promotionId);
  const player = playerOf(context);
  const previous = raffleBefore(context, raffle);
  return {
    promotion: describeAsPromotion(context, raffle, { promotionId, language, memberId: player?.id }),
    prizes: [...WHEEL_PRIZES, ...TICKET_PRIZES].map((prize) => describePrize(prize, language)),
    turnoverPerChance: TURNOVER_PER_CHANCE,
    currency: SITE_CURRENCY,
    ...(previous === undefined ? {} : { previousId: previous.id }),
    ...(player === undefined ? {} : describeChances(context, raffle, player.id)),
  };
}

function describeChances(context: DomainContext, raffle: RaffleRow, memberId: string) {
  const { earned, remaining } = chancesOf(context, raffle, memberId);
  const turnover = formatAmount(turnoverInRaffle(context, raffle, memberId));
  return { turnover, earnedChances: earned, remainingChances: remaining };
}

interface Viewer extends RaffleQuery {
  readonly memberId: string | undefined;
}

function describeAsPromotion(context: DomainContext, raffle: RaffleRow, viewer: Viewer): Promotion {
  const { promotionId, language, memberId } = viewer;
  const announced = announcedPromotions.find((promotion) => promotion.promotionId === RAFFLE_PROMOTION);
  if (announced === undefined) throw new Error('The raffle is not announced.');
  const status = raffleStateOf(context, raffle) ?? joinedStatus(context, raffle, memberId);
  return {
    ...describePromotion(context, announced, language, new Date(raffle.startAt)),
    promotionId,
    ...(status === undefined ? {} : { status }),
  };
}

/** JOINED from the first draw of a member on (PR-03). */
function joinedStatus(context: DomainContext, raffle: RaffleRow, memberId: string | undefined): 'JOINED' | undefined {
  return memberId !== undefined && drawsOf(context, raffle, memberId) > 0 ? 'JOINED' : undefined;
}

/** Status of a member in the raffle of this month; undefined for one who has made no draw. */
export function raffleStatusOf(context: DomainContext, memberId: string): PromotionStatus | undefined {
  const raffle = raffleNamed(context, RAFFLE_PROMOTION);
  const joined = joinedStatus(context, raffle, memberId);
  return joined === undefined ? undefined : (raffleStateOf(context, raffle) ?? joined);
}
