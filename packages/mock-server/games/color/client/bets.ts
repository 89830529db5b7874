import { byId, make } from '../../client/dom.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import { COLORS, MAX_FIELD_STAKE, type Color } from '../rules.ts';
import type { ColorTranslate } from '../locales/en.data.ts';
import { drawColorIcon } from './dice.ts';

/** Stake on each field, as decimal strings. */
export type FieldStakes = Partial<Record<Color, string>>;

/** The six fields and the chips on them. */
export interface Bets {
  stakes(): FieldStakes;
  readonly totalStake: () => string;
  /** Replaces all stakes. */
  setStakes(stakes: FieldStakes): void;
  lock(isLocked: boolean): void;
  /** Marks the result of each field. */
  showResults(multiplierOf: (color: Color) => number): void;
  clearResults(): void;
}

interface BetsOptions {
  readonly t: ColorTranslate;
  readonly money: (amount: string) => string;
  /** Returns the value of the chosen chip. */
  readonly chosenChip: () => string;
  readonly onChange: () => void;
  /** Called when a chip would exceed the maximum stake of a field. */
  readonly onLimit: () => void;
}

export function createBets({ t, money, chosenChip, onChange, onLimit }: BetsOptions): Bets {
  const stakes = new Map<Color, bigint>();
  let locked = false;
  const fields = new Map(COLORS.map((color) => [color, drawField(color, t(color))] as const));
  const show = (): void => {
    for (const [color, { button, pile, stakeLabel }] of fields) {
      const stake = stakes.get(color) ?? 0n;
      const amount = money(amountOf(stake));
      const name = t(color);
      button.setAttribute(
        'aria-label',
        stake > 0n ? t('field', { color: name, amount }) : t('fieldEmpty', { color: name }),
      );
      button.dataset['held'] = String(stake > 0n);
      stakeLabel.textContent = stake > 0n ? amount.replace(/\.00$/, '') : '';
      pile.dataset['chips'] = String(chipsFor(stake));
    }
  };
  const clearResults = (): void => {
    for (const { button, multiplierLabel } of fields.values()) {
      delete button.dataset['result'];
      multiplierLabel.textContent = '';
    }
  };
  const add = (color: Color): void => {
    if (locked) return;
    clearResults();
    const next = (stakes.get(color) ?? 0n) + minorOf(chosenChip());
    if (next > minorOf(MAX_FIELD_STAKE)) return onLimit();
    stakes.set(color, next);
    show();
    onChange();
  };
  for (const [color, { button }] of fields) button.addEventListener('click', () => add(color));
  byId('fields').replaceChildren(...[...fields.values()].map(({ button }) => button));
  show();
  return {
    stakes: () => Object.fromEntries([...stakes].map(([color, stake]) => [color, amountOf(stake)])),
    totalStake: () => amountOf([...stakes.values()].reduce((sum, stake) => sum + stake, 0n)),
    setStakes(next) {
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
    showResults(multiplierOf) {
      for (const [color, { button, multiplierLabel }] of fields) {
        const multiplier = multiplierOf(color);
        button.dataset['result'] = multiplier > 0 ? 'hit' : 'miss';
        multiplierLabel.textContent = multiplier > 0 && stakes.has(color) ? `×${multiplier}` : '';
      }
    },
    clearResults,
  };
}

/** Returns the height of a pile, at most five chips. */
function chipsFor(stake: bigint): number {
  return [0n, 2000n, 10_000n, 50_000n, 200_000n].filter((threshold) => stake > threshold).length;
}

function drawField(color: Color, name: string) {
  const stakeLabel = make('span', 'sum');
  const multiplierLabel = make('span', 'times');
  const pile = make('span', 'pile', ...[1, 2, 3, 4, 5].map(() => make('i', '')));
  const button = make(
    'button',
    `field ${color}`,
    drawColorIcon(color),
    make('span', 'name', name),
    pile,
    stakeLabel,
    multiplierLabel,
  );
  button.type = 'button';
  return { button, pile, stakeLabel, multiplierLabel };
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
