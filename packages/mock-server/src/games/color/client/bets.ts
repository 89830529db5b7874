import { byId, make } from '../../client/dom.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import { COLORS, FIELD_MOST, type Color } from '../rules.ts';
import type { ColorTranslate } from '../locales/en.data.ts';
import { drawColorIcon } from './dice.ts';

export type Fields = Partial<Record<Color, string>>;

/** The six fields and the chips on them. */
export interface Bets {
  now(): Fields;
  /** The total stake. */
  sum(): string;
  put(fields: Fields): void;
  lock(isLocked: boolean): void;
  /** Marks the result of each field. */
  showResults(times: (color: Color) => number): void;
  clearResults(): void;
}

interface BetsOptions {
  readonly t: ColorTranslate;
  readonly money: (amount: string) => string;
  readonly chip: () => string;
  readonly onChange: () => void;
  readonly onFull: () => void;
}

export function createBets({ t, money, chip, onChange, onFull }: BetsOptions): Bets {
  const stakes = new Map<Color, bigint>();
  let locked = false;
  const fields = new Map(COLORS.map((color) => [color, drawField(color, t(color))] as const));
  const show = (): void => {
    for (const [color, { button, pile, sum }] of fields) {
      const stake = stakes.get(color) ?? 0n;
      const amount = money(amountOf(stake));
      const name = t(color);
      button.setAttribute(
        'aria-label',
        stake > 0n ? t('field', { color: name, amount }) : t('fieldEmpty', { color: name }),
      );
      button.dataset['held'] = String(stake > 0n);
      sum.textContent = stake > 0n ? amount.replace(/\.00$/, '') : '';
      pile.dataset['chips'] = String(chipsFor(stake));
    }
  };
  const clearResults = (): void => {
    for (const { button, times } of fields.values()) {
      delete button.dataset['result'];
      times.textContent = '';
    }
  };
  const add = (color: Color): void => {
    if (locked) return;
    clearResults();
    const next = (stakes.get(color) ?? 0n) + minorOf(chip());
    if (next > minorOf(FIELD_MOST)) return onFull();
    stakes.set(color, next);
    show();
    onChange();
  };
  for (const [color, { button }] of fields) button.addEventListener('click', () => add(color));
  byId('fields').replaceChildren(...[...fields.values()].map(({ button }) => button));
  show();
  return {
    now: () => Object.fromEntries([...stakes].map(([color, stake]) => [color, amountOf(stake)])),
    sum: () => amountOf([...stakes.values()].reduce((sum, stake) => sum + stake, 0n)),
    put(next) {
      stakes.clear();
      for (const color of COLORS) if (next[color] !== undefined) stakes.set(color, minorOf(next[color]));
      clearResults();
      show();
      onChange();
    },
    lock(isLocked) {
      locked = isLocked;
      for (const { button } of fields.values()) button.setAttribute('aria-disabled', String(isLocked));
    },
    showResults(timesFor) {
      for (const [color, { button, times }] of fields) {
        const count = timesFor(color);
        button.dataset['result'] = count > 0 ? 'hit' : 'miss';
        times.textContent = count > 0 && stakes.has(color) ? `×${count}` : '';
      }
    },
    clearResults,
  };
}

/** Returns the height of a pile, at most five chips. */
function chipsFor(stake: bigint): number {
  return [0n, 2000n, 10_000n, 50_000n, 200_000n].filter((least) => stake > least).length;
}

function drawField(color: Color, name: string) {
  const sum = make('span', 'sum');
  const times = make('span', 'times');
  const pile = make('span', 'pile', ...[1, 2, 3, 4, 5].map(() => make('i', '')));
  const button = make('button', `field ${color}`, drawColorIcon(color), make('span', 'name', name), pile, sum, times);
  button.type = 'button';
  return { button, pile, sum, times };
}

/** Shows the chips; returns a getter of the chosen value. */
export function createChips(
  values: readonly string[],
  { t, money }: { readonly t: ColorTranslate; readonly money: (amount: string) => string },
): () => string {
  let chosen = values[1] ?? values[0] ?? '0.00';
  const chips = values.map((value, index) => {
    const input = make('input', 'visually-hidden');
    Object.assign(input, { type: 'radio', name: 'chip', value, checked: value === chosen });
    input.setAttribute('aria-label', t('chip', { amount: money(value) }));
    input.addEventListener('change', () => void (chosen = value));
    return make('label', `chip chip-${index}`, input, make('span', 'disc', value.replace(/\.00$/, '')));
  });
  byId('chips').replaceChildren(...chips);
  return () => chosen;
}
