import { fieldOf } from '../../client/link.ts';
import { DECK, type Card } from '../rules.ts';

/** The cards of a round; the bank has one card while the player has a choice. */
export interface Hands {
  readonly player: readonly Card[];
  readonly bank: readonly Card[];
}

const isCard = (value: unknown): value is Card => Number.isInteger(value) && Number(value) >= 0 && Number(value) < DECK;

function handOf(outcome: unknown, name: keyof Hands): readonly Card[] {
  const cards = fieldOf(outcome, name);
  return Array.isArray(cards) ? cards.filter(isCard) : [];
}

/** Returns the cards of a round. */
export function handsOf({ outcome }: { readonly outcome: unknown }): Hands {
  return { player: handOf(outcome, 'player'), bank: handOf(outcome, 'bank') };
}

/** Returns the choice that ended a round; undefined when there was none. */
export function choiceOf({ outcome }: { readonly outcome: unknown }): string | undefined {
  const choice = fieldOf(outcome, 'choice');
  return typeof choice === 'string' ? choice : undefined;
}
