import { formatMoney } from '@croupier/sdk/rules';
import type { RafflePrize } from '@croupier/sdk/types';
import type { Prize, PrizeTone } from '@croupier/ui/rewards/PrizeWheel';

/** A prize of the wheel. */
export type WeightedPrize = RafflePrize & Required<Pick<RafflePrize, 'weight'>>;

/** The prizes of the wheel in its order; those of the tickets have no weight. */
export function wheelPrizesOf(prizes: readonly RafflePrize[]): readonly WeightedPrize[] {
  return prizes.filter((prize): prize is WeightedPrize => prize.weight !== undefined);
}

/** The prizes of the draw of tickets in the order in which they are drawn. */
export function ticketPrizesOf(prizes: readonly RafflePrize[]): readonly RafflePrize[] {
  return prizes.filter(({ weight }) => weight === undefined);
}

interface PrizeTexts {
  readonly language: string;
  readonly none: string;
  readonly points: (points: string) => string;
}

/** Prizes as the widgets show them: amounts of money get a stronger colour the rarer they are. */
export function shownPrizes(prizes: readonly RafflePrize[], texts: PrizeTexts): readonly Prize[] {
  const wheel = wheelPrizesOf(prizes);
  const money = wheel.filter(({ kind }) => kind === 'MONEY').toSorted((a, b) => b.weight - a.weight);
  return wheel.map((prize) => ({
    id: prize.prizeId,
    label: prize.name,
    shortLabel: shortLabelOf(prize, texts),
    weight: prize.weight,
    tone: toneOf(prize, money),
  }));
}

function toneOf(prize: WeightedPrize, money: readonly WeightedPrize[]): PrizeTone {
  if (prize.kind === 'NONE') return 'none';
  const rank = money.indexOf(prize);
  if (rank < 0) return 'low';
  if (rank === 0) return 'middle';
  return rank === money.length - 1 ? 'top' : 'high';
}

function shortLabelOf({ kind, name, amount, currency, points }: RafflePrize, texts: PrizeTexts): string {
  if (kind === 'NONE') return texts.none;
  if (points !== undefined) return texts.points(points);
  if (amount === undefined || currency === undefined) return name;
  return formatMoney(amount, currency, texts.language, { length: 'short' });
}
