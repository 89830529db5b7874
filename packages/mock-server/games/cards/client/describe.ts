import type { Translate } from '../../client/texts.ts';
import type { CardsTexts } from '../locales/en.data.ts';
import { isLuckyNine, isRoyalNine, RANKS, rankOf, SUITS, suitOf, totalOf, type Card } from '../rules.ts';
import type { Hands } from './outcome.ts';

/** The texts of this game; shared ones are not needed, so that the page of a bet can describe hands, too. */
type HandTranslate = Translate<keyof CardsTexts>;

/** Position of a card in the picture of the deck, in percent. */
export function deckPosition(card: Card): string {
  const column = RANKS.indexOf(rankOf(card)) / (RANKS.length - 1);
  const row = SUITS.indexOf(suitOf(card)) / SUITS.length;
  return `${column * 100}% ${row * 100}%`;
}

/** Names cards, such as `9 of hearts, king of clubs`. */
function namesOf(cards: readonly Card[], t: HandTranslate): string {
  const [ranks, suits] = [t('ranks').split(','), t('suits').split(',')];
  const nameOf = (card: Card): string =>
    t('card', {
      rank: ranks[RANKS.indexOf(rankOf(card))] ?? '',
      suit: suits[SUITS.indexOf(suitOf(card))] ?? '',
    });
  return cards.map(nameOf).join(', ');
}

/** Describes a hand; a bank with one card has another one face down. */
export function describeHand(side: keyof Hands, cards: readonly Card[], t: HandTranslate): string {
  if (cards.length === 0) return t('noCards', { hand: t(side) });
  const names = side === 'bank' && cards.length === 1 ? `${namesOf(cards, t)}, ${t('hidden')}` : namesOf(cards, t);
  return t('hand', { hand: t(side), cards: names, total: totalOf(cards) });
}

/** Says who won, and why. */
export function describeWinner(hands: Hands, t: HandTranslate): string {
  const totals = { player: totalOf(hands.player), bank: totalOf(hands.bank) };
  const isPlayerLucky = isLuckyNine(hands.player);
  const isBankLucky = isLuckyNine(hands.bank);
  if (isRoyalNine(hands.player)) return t('royalNine');
  if (isPlayerLucky) return t(isBankLucky ? 'push' : 'luckyNine');
  if (isBankLucky) return t('bankNine');
  if (totals.player > totals.bank) return t('youWin', totals);
  return t(totals.player === totals.bank ? 'bankTie' : 'bankWins', totals);
}
