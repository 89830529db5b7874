import { byId, make } from '../../client/dom.ts';
import { RANKS, SPOTS, SUITS, totalOf, type TableGame } from '../rules.ts';
import { describeHand, describeResult, nameOf, type OwnTranslate } from './describe.ts';
import type { Drawn } from './outcome.ts';

/** Time in ms after the last bet at which the first card lies, and from one to the next. */
const FIRST_MS = 600;
const STEP_MS = 1100;
/** Time in ms of a ball or a fight, which have one step. */
const SINGLE_MS = 4000;

/** Cards, dice or the one event of a round, in the order in which they are shown. */
function stepsOf(drawn: Drawn): number {
  return Math.max(1, drawn.first.length + drawn.second.length + (drawn.numbers.length === 3 ? 3 : 0));
}

/** Number of steps that are shown `elapsed` ms after the last bet. */
export function stepsShown(drawn: Drawn, elapsed: number): number {
  const steps = stepsOf(drawn);
  if (steps === 1) return elapsed >= SINGLE_MS ? 1 : 0;
  return Math.max(0, Math.min(steps, Math.floor((elapsed - FIRST_MS) / STEP_MS) + 1));
}

export const isComplete = (drawn: Drawn, steps: number): boolean => steps >= stepsOf(drawn);

export interface Felt {
  /** Shows the first steps of a round; none clears the table. */
  show(drawn: Drawn | undefined, steps: number): void;
}

/** The middle of the table: two hands, a pocket, dice, or two sides. */
export function createFelt(game: TableGame, t: OwnTranslate): Felt {
  const felt = byId('felt');
  felt.dataset['game'] = game;
  return game === 'BACCARAT' || game === 'DRAGON_TIGER' ? createHands(felt, game, t) : createTiles(felt, game, t);
}

function createHands(felt: HTMLElement, game: TableGame, t: OwnTranslate): Felt {
  const places = game === 'BACCARAT' ? 3 : 1;
  const [{ id: firstId }, , { id: secondId }] = SPOTS[game];
  const hands = [firstId, secondId].map((id) => {
    const total = make('span', 'total');
    const slots = Array.from({ length: places }, () => make('div', 'slot'));
    const cards = make('div', 'cards', ...slots);
    cards.setAttribute('role', 'img');
    const name = make('p', 'hand-name', make('span', '', nameOf(id, t)), ...(places > 1 ? [total] : []));
    name.setAttribute('aria-hidden', 'true');
    return { id, total, slots, cards, element: make('div', 'hand', name, cards) };
  });
  felt.replaceChildren(...hands.map(({ element }) => element));
  return {
    show(drawn, steps) {
      const order = dealOrder(drawn).slice(0, steps);
      for (const [side, hand] of hands.entries()) {
        const shown = order.filter((card) => card.side === side).map(({ card }) => card);
        for (const [index, slot] of hand.slots.entries()) fill(slot, shown[index]);
        hand.total.textContent = shown.length === 0 ? '' : String(totalOf(shown));
        hand.cards.setAttribute('aria-label', describeHand(nameOf(hand.id, t), shown, t));
        const isOver = drawn !== undefined && isComplete(drawn, steps);
        hand.element.dataset['result'] = isOver && drawn.winner === hand.id ? 'won' : '';
      }
    },
  };
}

/** Both sides in turn; the third cards come last. */
function dealOrder(drawn: Drawn | undefined): readonly { readonly side: number; readonly card: number }[] {
  const hands = [drawn?.first ?? [], drawn?.second ?? []];
  return [0, 1, 2].flatMap((index) =>
    hands.flatMap((cards, side) => {
      const card = cards[index];
      return card === undefined ? [] : [{ side, card }];
    }),
  );
}

function fill(slot: HTMLElement, card: number | undefined): void {
  const name = card === undefined ? '' : String(card);
  if (slot.dataset['card'] === name) return;
  slot.dataset['card'] = name;
  if (card === undefined) return slot.replaceChildren();
  const face = make('i', 'face');
  const [column, row] = [card % RANKS, Math.floor(card / RANKS)];
  face.style.backgroundPosition = `${(column * 100) / (RANKS - 1)}% ${(row * 100) / SUITS}%`;
  slot.replaceChildren(face);
}

/** Pockets, dice, or the two sides of a fight. */
function createTiles(felt: HTMLElement, game: TableGame, t: OwnTranslate): Felt {
  const [{ id: firstId }, , { id: secondId }] = SPOTS[game];
  const ids = game === 'COCKFIGHT' ? [firstId, secondId] : [];
  const count = game === 'ROULETTE' ? 1 : game === 'SIC_BO' ? 3 : 2;
  const tiles = Array.from({ length: count }, () => make('span', 'tile'));
  const row = make('div', 'tiles', ...tiles);
  row.setAttribute('role', 'img');
  felt.replaceChildren(row);
  return {
    show(drawn, steps) {
      const isOver = drawn !== undefined && isComplete(drawn, steps);
      row.setAttribute('aria-label', isOver ? describeResult(game, drawn, t) : '');
      felt.dataset['running'] = String(drawn !== undefined && !isOver);
      for (const [index, tile] of tiles.entries()) {
        const number = isOver || (game === 'SIC_BO' && index < steps) ? drawn?.numbers[index] : undefined;
        const id = ids[index];
        tile.textContent = id === undefined ? (number === undefined ? '' : String(number)) : nameOf(id, t);
        tile.dataset['id'] = id ?? (isOver ? drawn.winner : '');
        tile.dataset['result'] = isOver && id === drawn.winner ? 'won' : '';
        tile.dataset['shown'] = String(id !== undefined || number !== undefined);
      }
    },
  };
}
