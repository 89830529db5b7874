import type { Translate } from '../../client/texts.ts';
import type { TableTexts } from '../locales/en.data.ts';
import { RANKS, totalOf, type TableGame } from '../rules.ts';
import type { Drawn } from './outcome.ts';

/** The texts of this game; shared ones are not needed, so that the page of a bet can use them, too. */
export type OwnTranslate = Translate<keyof TableTexts>;

/** Name of a spot. */
export const nameOf = (id: string, t: OwnTranslate): string =>
  // Every spot has a text of its own name; a test compares them.
  t(id as keyof TableTexts);

/** Odds to one, such as `0.95`. */
export const oddsOf = (hundredths: number): string => String(hundredths / 100);

function rankName(card: number, t: OwnTranslate): string {
  return t('ranks').split(',')[card % RANKS] ?? '';
}

/** Names a hand and its total. */
export function describeHand(side: string, cards: readonly number[], t: OwnTranslate): string {
  if (cards.length === 0) return t('handEmpty', { hand: side });
  const suits = t('suits').split(',');
  const names = cards.map((card) =>
    t('card', { rank: rankName(card, t), suit: suits[Math.floor(card / RANKS)] ?? '' }),
  );
  return t('handText', { hand: side, cards: names.join(', '), total: totalOf(cards) });
}

/** Says what won, and why. */
export function describeResult(game: TableGame, drawn: Drawn, t: OwnTranslate): string {
  const { winner, first, second, numbers } = drawn;
  const name = nameOf(winner, t);
  switch (game) {
    case 'BACCARAT': {
      const totals = [totalOf(first), totalOf(second)];
      if (winner === 'TIE') return t('even', { total: totals[0] ?? 0 });
      return t('wins', { name, high: Math.max(...totals), low: Math.min(...totals) });
    }
    case 'DRAGON_TIGER': {
      const [dragon = 0, tiger = 0] = [...first, ...second];
      if (winner === 'TIE') return t('tieOf', { rank: rankName(dragon, t) });
      const [high, low] = winner === 'DRAGON' ? [dragon, tiger] : [tiger, dragon];
      return t('over', { name, high: rankName(high, t), low: rankName(low, t) });
    }
    case 'ROULETTE':
      return t('pocket', { number: numbers[0] ?? 0, name });
    case 'SIC_BO': {
      const total = numbers.reduce((sum, die) => sum + die, 0);
      return t('dice', { numbers: numbers.join(' + '), total, name });
    }
    case 'COCKFIGHT':
      return winner === 'DRAW' ? name : t('sideWins', { name });
  }
}
