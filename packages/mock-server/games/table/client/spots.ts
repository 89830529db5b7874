import { byId, make } from '../../client/dom.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import { SPOTS, type TableGame } from '../rules.ts';
import type { TableTranslate } from '../locales/en.data.ts';
import { nameOf, oddsOf } from './describe.ts';
import type { SpotStakes } from './outcome.ts';

/** The chips that were laid but not sent yet; they are taken off one by one. */
export interface Laid {
  stakes(): SpotStakes;
  total(): bigint;
  /** Takes the last chips off. */
  undo(): void;
  /** Replaces all chips. */
  set(stakes: SpotStakes): void;
}

export interface SpotsOptions {
  readonly t: TableTranslate;
  readonly money: (amount: string) => string;
  readonly chosenChip: () => string;
  readonly maxStake: string;
  /** Stakes of confirmed bets. */
  readonly taken: () => SpotStakes;
  readonly isLocked: () => boolean;
  readonly onChange: () => void;
  readonly onLimit: () => void;
}

export interface Spots {
  readonly laid: Laid;
  show(winner: string | undefined): void;
}

type Move = SpotStakes;

/** Creates the three spots; the keys 1 to 3 and a press lay the chosen chip. */
export function createSpots(game: TableGame, options: SpotsOptions): Spots {
  const { t, money, chosenChip, maxStake, taken, isLocked, onChange, onLimit } = options;
  let moves: Move[] = [];
  const laidOn = (id: string): bigint => moves.reduce((sum, move) => sum + minorOf(move[id] ?? '0.00'), 0n);
  const takenOn = (id: string): bigint => minorOf(taken()[id] ?? '0.00');
  const lay = (id: string): void => {
    if (isLocked()) return;
    const chip = chosenChip();
    if (takenOn(id) + laidOn(id) + minorOf(chip) > minorOf(maxStake)) return onLimit();
    moves.push({ [id]: chip });
    onChange();
  };
  const spots = SPOTS[game].map(({ id, odds, returns }, index) => {
    const sum = make('span', 'sum');
    const button = make(
      'button',
      'spot',
      make('span', 'name', nameOf(id, t)),
      make('span', 'odds', t('odds', { odds: oddsOf(odds) })),
      make('span', 'returns', t('returns', { returns })),
      sum,
    );
    button.type = 'button';
    button.dataset['id'] = id;
    button.setAttribute('aria-keyshortcuts', String(index + 1));
    button.addEventListener('click', () => lay(id));
    return { id, odds, returns, button, sum };
  });
  byId('spots').replaceChildren(...spots.map(({ button }) => button));
  document.addEventListener('keydown', ({ key, repeat }) => {
    const id = SPOTS[game][Number(key) - 1]?.id;
    if (id !== undefined && !repeat && document.querySelector('dialog[open]') === null) lay(id);
  });
  const laid: Laid = {
    stakes: () => Object.fromEntries(spots.flatMap(({ id }) => (laidOn(id) > 0n ? [[id, amountOf(laidOn(id))]] : []))),
    total: () => spots.reduce((sum, { id }) => sum + laidOn(id), 0n),
    undo: () => void moves.pop(),
    set: (stakes) => void (moves = Object.keys(stakes).length === 0 ? [] : [stakes]),
  };
  return {
    laid,
    show(winner) {
      for (const { id, odds, returns, button, sum } of spots) {
        const total = takenOn(id) + laidOn(id);
        const amount = money(amountOf(total));
        const values = { name: nameOf(id, t), odds: oddsOf(odds), returns, amount };
        button.setAttribute('aria-label', t(total > 0n ? 'spotHeld' : 'spot', values));
        button.setAttribute('aria-disabled', String(isLocked()));
        sum.textContent = total > 0n ? amount.replace(/\.00$/, '') : '';
        button.dataset['held'] = laidOn(id) > 0n ? 'laid' : total > 0n ? 'taken' : '';
        button.dataset['result'] = winner === undefined ? '' : winner === id ? 'won' : 'lost';
      }
    },
  };
}

/** Shows the chips, of which the keys + and − choose another one; returns a getter of the chosen value. */
export function createChips(
  values: readonly string[],
  { t, money }: { readonly t: TableTranslate; readonly money: (amount: string) => string },
): () => string {
  const inputs = values.map((value, index) => {
    const input = make('input', 'visually-hidden');
    Object.assign(input, { type: 'radio', name: 'chip', value, checked: index === 0 });
    input.setAttribute('aria-label', t('chip', { amount: money(value) }));
    return input;
  });
  byId('chips').replaceChildren(
    ...inputs.map((input, index) =>
      make('label', `chip chip-${index}`, input, make('span', 'disc', input.value.replace(/\.00$/, ''))),
    ),
  );
  const chosen = (): number =>
    Math.max(
      0,
      inputs.findIndex(({ checked }) => checked),
    );
  document.addEventListener('keydown', ({ key }) => {
    const step = key === '+' || key === '=' ? 1 : key === '-' ? -1 : 0;
    const next = inputs[chosen() + step];
    if (next !== undefined) next.checked = true;
  });
  return () => values[chosen()] ?? '0.00';
}
