import { byId, make, wait, waitUnless } from '../../client/dom.ts';
import type { CardsTranslate } from '../locales/en.data.ts';
import { isLuckyNine, totalOf, type Card } from '../rules.ts';
import { deckPosition, describeHand } from './describe.ts';
import type { Hands } from './outcome.ts';

type Side = keyof Hands;

const CARDS_PER_HAND = 3;
const FLY_MS = 300;
const FLIP_MS = 320;
/** Time between two cards. */
const DEAL_INTERVAL_MS = 230;

/** A place for a card; `shown` is undefined for a card that is face down. */
interface Slot {
  readonly element: HTMLElement;
  card: HTMLElement | undefined;
  shown: Card | undefined;
}

export interface ShowOptions {
  readonly isMotionReduced: boolean;
  readonly isSkipped: () => boolean;
  readonly onCard: () => void;
}

/** The two hands on the table. */
export interface Table {
  /** Deals and turns the cards that are not on the table yet, one after the other. */
  show(hands: Hands, options: ShowOptions): Promise<void>;
  /** Marks the winner. */
  mark(winner: Side | 'none'): void;
  clear(): void;
}

export function createTable(t: CardsTranslate): Table {
  const hands = { player: createHand('player', t), bank: createHand('bank', t) };
  return {
    async show(shown, options) {
      const moves: Promise<void>[] = [];
      for (const { side, index, isHidden } of stepsOf(shown)) {
        const card = isHidden === true ? undefined : shown[side][index];
        const slot = hands[side].slots[index];
        if (slot === undefined || (slot.card !== undefined && (card === undefined || slot.shown !== undefined)))
          continue;
        const move = slot.card === undefined ? deal(slot, card, options) : turn(slot, card ?? 0, options);
        moves.push(move.then(() => hands[side].describe(shown[side].slice(0, isHidden === true ? index : index + 1))));
        if (!options.isMotionReduced) await waitUnless(DEAL_INTERVAL_MS, options.isSkipped);
      }
      await Promise.all(moves);
      for (const side of ['player', 'bank'] as const) hands[side].describe(shown[side]);
    },
    mark(winner) {
      hands.player.element.dataset['result'] = winner === 'player' ? 'won' : winner === 'bank' ? 'lost' : '';
      hands.bank.element.dataset['result'] = winner === 'bank' ? 'won' : winner === 'player' ? 'lost' : '';
    },
    clear() {
      for (const { element, slots, describe } of Object.values(hands)) {
        delete element.dataset['result'];
        for (const slot of slots) {
          slot.card?.remove();
          Object.assign(slot, { card: undefined, shown: undefined });
        }
        describe([]);
      }
    },
  };
}

/** A card that comes to the table, or is turned there. */
interface Step {
  readonly side: Side;
  readonly index: number;
  /** The bank's second card comes face down, and is turned after the player's third. */
  readonly isHidden?: boolean;
}

const FIRST_STEPS: readonly Step[] = [
  { side: 'player', index: 0 },
  { side: 'bank', index: 0 },
  { side: 'player', index: 1 },
  { side: 'bank', index: 1, isHidden: true },
];

/** Order in which the cards of both hands come; what is on the table already is left out. */
function stepsOf({ player, bank }: Hands): readonly Step[] {
  return [
    ...FIRST_STEPS,
    ...player.slice(2).map((_card, index) => ({ side: 'player', index: index + 2 }) as const),
    ...bank.slice(1).map((_card, index) => ({ side: 'bank', index: index + 1 }) as const),
  ];
}

function createHand(side: Side, t: CardsTranslate) {
  const element = byId(side);
  const total = make('span', 'total');
  const slots: Slot[] = Array.from({ length: CARDS_PER_HAND }, () => ({
    element: make('div', 'slot'),
    card: undefined,
    shown: undefined,
  }));
  const cards = make('div', 'cards', ...slots.map((slot) => slot.element));
  const name = make('p', 'hand-name', make('span', '', t(side)), total);
  name.setAttribute('aria-hidden', 'true');
  cards.setAttribute('role', 'img');
  element.replaceChildren(name, cards);
  const describe = (shown: readonly Card[]): void => {
    total.textContent = shown.length === 0 ? '' : String(totalOf(shown));
    total.dataset['nine'] = String(isLuckyNine(shown));
    cards.setAttribute('aria-label', describeHand(side, shown, t));
  };
  describe([]);
  return { element, slots, describe };
}

/** Deals a card onto its place: face up, or face down when it is not known. */
async function deal(slot: Slot, card: Card | undefined, { isMotionReduced, isSkipped, onCard }: ShowOptions) {
  const front = make('i', 'side front');
  const element = make('div', 'card', front, make('i', 'side back'));
  Object.assign(slot, { card: element, shown: card });
  if (card === undefined) element.style.transform = 'rotateY(180deg)';
  else front.style.backgroundPosition = deckPosition(card);
  slot.element.append(element);
  onCard();
  if (isMotionReduced || isSkipped()) return;
  const [from, to] = [slot.element.getBoundingClientRect(), byId('felt').getBoundingClientRect()];
  const [x, y] = [to.right - from.right, to.top - from.bottom];
  const turned = card === undefined ? 'rotateY(180deg)' : 'rotateY(0)';
  const flight = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) rotateZ(40deg) rotateY(180deg)`, easing: 'cubic-bezier(.2, .7, .3, 1)' },
      { transform: `translate(0, 0) rotateZ(-2deg) rotateY(180deg)`, offset: 0.6 },
      { transform: `translate(0, 0) rotateZ(0) ${turned}` },
    ],
    { duration: FLY_MS + (card === undefined ? 0 : FLIP_MS / 2) },
  );
  await Promise.race([flight.finished, waitUnless(2 * FLY_MS, isSkipped)]);
  flight.finish();
}

/** Turns a card that is face down. */
async function turn(slot: Slot, card: Card, { isMotionReduced, isSkipped, onCard }: ShowOptions): Promise<void> {
  const { card: element } = slot;
  const front = element?.querySelector<HTMLElement>('.front');
  if (element === undefined || front === undefined || front === null) return;
  slot.shown = card;
  front.style.backgroundPosition = deckPosition(card);
  element.style.transform = '';
  onCard();
  if (isMotionReduced || isSkipped()) return wait(0);
  const flip = element.animate([{ transform: 'rotateY(180deg) scale(1.06)' }, { transform: 'rotateY(0)' }], {
    duration: FLIP_MS,
    easing: 'ease-in-out',
  });
  await Promise.race([flip.finished, waitUnless(2 * FLIP_MS, isSkipped)]);
  flip.finish();
}
