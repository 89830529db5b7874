import { formatAmount, parseAmount } from '@croupier/sdk/rules';
import * as z from 'zod/mini';

import type { Random } from '../../src/clock/random.ts';
import type { GameRules, Result } from '../game-rules.ts';
import { BANK_DRAWS_ON, DECK, isLuckyNine, multiplierOf, STAKES, totalOf, type Card, type Choice } from './rules.ts';

const bet = z.strictObject({ stake: z.enum(STAKES) });

/** Outcome of a round. */
export interface CardsOutcome {
  readonly player: readonly Card[];
  readonly bank: readonly Card[];
  /** The player's choice; absent when a lucky nine ended the round. */
  readonly choice?: Choice;
}

/** The six cards of a round, drawn together; the third ones may stay unused. */
interface Deal {
  readonly player: readonly [Card, Card];
  readonly bank: readonly [Card, Card];
  readonly thirds: { readonly player: Card; readonly bank: Card };
}

/** Draws six cards of a full deck without putting them back. */
export function drawDeal(random: Random): Deal {
  const drawn: Card[] = [];
  while (drawn.length < 6) {
    const card = random.integer(0, DECK - 1);
    if (!drawn.includes(card)) drawn.push(card);
  }
  const [first = 0, open = 0, second = 0, hidden = 0, player = 0, bank = 0] = drawn;
  return { player: [first, second], bank: [open, hidden], thirds: { player, bank } };
}

/** Ends a deal: the bank draws on five or less, unless a lucky nine ended the round. */
export function endDeal({ player, bank, thirds }: Deal, choice: Choice | undefined): CardsOutcome {
  if (choice === undefined) return { player, bank };
  return {
    player: choice === 'draw' ? [...player, thirds.player] : player,
    bank: totalOf(bank) <= BANK_DRAWS_ON ? [...bank, thirds.bank] : bank,
    choice,
  };
}

/** True when one of both hands is a nine with two cards: the player has no choice. */
export const isEnded = ({ player, bank }: Pick<Deal, 'player' | 'bank'>): boolean =>
  isLuckyNine(player) || isLuckyNine(bank);

export const cardsRules: GameRules = {
  stakeSteps: STAKES,
  parseBet(data, currency) {
    const { data: parsed } = bet.safeParse(data);
    if (parsed === undefined) return undefined;
    const stake = parseAmount(parsed.stake, currency);
    return { stake, betJson: JSON.stringify({ stake: formatAmount(stake) }) };
  },
  draw(betJson, currency, random) {
    const { minor } = parseAmount(bet.parse(JSON.parse(betJson)).stake, currency);
    const deal = drawDeal(random);
    const resultOf = (choice: Choice | undefined): Result => {
      const outcome = endDeal(deal, choice);
      return { payout: { minor: minor * BigInt(multiplierOf(outcome.player, outcome.bank)), currency }, outcome };
    };
    if (isEnded(deal)) return resultOf(undefined);
    const open = { player: deal.player, bank: [deal.bank[0]] } satisfies CardsOutcome;
    return { open, results: { draw: resultOf('draw'), stand: resultOf('stand') }, fallback: 'stand' };
  },
};
