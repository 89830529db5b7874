/** The suits and ranks of the deck, in the order of the cards' numbers. */
export const SUITS = ['spade', 'heart', 'diamond', 'club'] as const;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

/** Number of a card in the deck, from 0 to 51: the suit times 13, plus the rank. */
export type Card = number;
export const DECK = 52;

/** Choices of a player whose two cards are no nine. */
export const CHOICES = ['draw', 'stand'] as const;
export type Choice = (typeof CHOICES)[number];

/** Allowed stakes. */
export const STAKES = ['5.00', '10.00', '20.00', '50.00', '100.00', '200.00', '500.00', '1000.00'] as const;

/** Payouts in stakes, the stake itself included. */
export const PAYS = { win: 2, push: 1, royal: 21 } as const;

/** Highest total on which the bank draws a third card. */
export const BANK_DRAWS_ON = 5;
/** Highest total on which a player draws for whom the return is stated. */
export const ADVISED_DRAW = 5;

/** Return to player in percent for players who draw on `ADVISED_DRAW` or less; a test enumerates it. */
export const RETURN_TO_PLAYER = '96.57';

export const suitOf = (card: Card): Suit => SUITS[Math.floor(card / RANKS.length)] ?? 'spade';
export const rankOf = (card: Card): Rank => RANKS[card % RANKS.length] ?? 'A';

/** Points of a card: the ace counts one, ten and the pictures nothing. */
export function pointsOf(card: Card): number {
  const points = (card % RANKS.length) + 1;
  return points < 10 ? points : 0;
}

/** Total of a hand: the last digit of the sum. */
export const totalOf = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** A nine with the first two cards, which ends the round. */
export const isLuckyNine = (hand: readonly Card[]): boolean => hand.length === 2 && totalOf(hand) === 9;

/** A nine and a king of one suit. */
export function isRoyalNine(hand: readonly Card[]): boolean {
  const [first = 0, second = 0] = hand;
  const ranks = new Set([rankOf(first), rankOf(second)]);
  return hand.length === 2 && suitOf(first) === suitOf(second) && ranks.has('9') && ranks.has('K');
}

/** Returns the payout in stakes of two hands: the higher total wins, and the bank wins when both are equal. */
export function multiplierOf(player: readonly Card[], bank: readonly Card[]): number {
  if (isRoyalNine(player)) return PAYS.royal;
  if (isLuckyNine(player)) return isLuckyNine(bank) ? PAYS.push : PAYS.win;
  return !isLuckyNine(bank) && totalOf(player) > totalOf(bank) ? PAYS.win : 0;
}
