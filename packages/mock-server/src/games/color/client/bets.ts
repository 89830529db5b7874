import { byId, make } from '../../client/dom.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import { COLORS, FIELD_MOST, type Color } from '../rules.ts';
import type { ColorSay } from '../locales/en.data.ts';
import { drawEmblem } from './dice.ts';

export type Fields = Partial<Record<Color, string>>;

/** The cloth with its six fields and the chips on them. */
export interface Bets {
  now(): Fields;
  /** All of it together. */
  sum(): string;
  put(fields: Fields): void;
  lock(isLocked: boolean): void;
  /** Marks what the dice made of each field. */
  judge(times: (color: Color) => number): void;
  clearMarks(): void;
}

interface Wiring {
  readonly say: ColorSay;
  readonly money: (amount: string) => string;
  readonly chip: () => string;
  readonly onChange: () => void;
  readonly onFull: () => void;
}

export function createBets({ say, money, chip, onChange, onFull }: Wiring): Bets {
  const stakes = new Map<Color, bigint>();
  let locked = false;
  const fields = new Map(COLORS.map((color) => [color, drawField(color, say(color))] as const));
  const show = (): void => {
    for (const [color, { button, pile, sum }] of fields) {
      const stake = stakes.get(color) ?? 0n;
      const amount = money(amountOf(stake));
      const name = say(color);
      button.setAttribute(
        'aria-label',
        stake > 0n ? say('field', { color: name, amount }) : say('fieldEmpty', { color: name }),
      );
      button.dataset['held'] = String(stake > 0n);
      sum.textContent = stake > 0n ? amount.replace(/\.00$/, '') : '';
      pile.dataset['chips'] = String(chipsFor(stake));
    }
  };
  const clearMarks = (): void => {
    for (const { button, times } of fields.values()) {
      delete button.dataset['result'];
      times.textContent = '';
    }
  };
  const add = (color: Color): void => {
    if (locked) return;
    clearMarks();
    const next = (stakes.get(color) ?? 0n) + minorOf(chip());
    if (next > minorOf(FIELD_MOST)) return onFull();
    stakes.set(color, next);
    show();
    onChange();
  };
  for (const [color, { button }] of fields) button.addEventListener('click', () => add(color));
  byId('cloth').replaceChildren(...[...fields.values()].map(({ button }) => button));
  show();
  return {
    now: () => Object.fromEntries([...stakes].map(([color, stake]) => [color, amountOf(stake)])),
    sum: () => amountOf([...stakes.values()].reduce((sum, stake) => sum + stake, 0n)),
    put(next) {
      stakes.clear();
      for (const color of COLORS) if (next[color] !== undefined) stakes.set(color, minorOf(next[color]));
      clearMarks();
      show();
      onChange();
    },
    lock(isLocked) {
      locked = isLocked;
      for (const { button } of fields.values()) button.setAttribute('aria-disabled', String(isLocked));
    },
    judge(timesFor) {
      for (const [color, { button, times }] of fields) {
        const count = timesFor(color);
        button.dataset['result'] = count > 0 ? 'hit' : 'miss';
        times.textContent = count > 0 && stakes.has(color) ? `×${count}` : '';
      }
    },
    clearMarks,
  };
}

/** A higher pile for a higher stake, up to five chips. */
function chipsFor(stake: bigint): number {
  return [0n, 2000n, 10_000n, 50_000n, 200_000n].filter((least) => stake > least).length;
}

function drawField(color: Color, name: string) {
  const sum = make('span', 'sum');
  const times = make('span', 'times');
  const pile = make('span', 'pile', ...[1, 2, 3, 4, 5].map(() => make('i', '')));
  const button = make('button', `field ${color}`, drawEmblem(color), make('span', 'name', name), pile, sum, times);
  button.type = 'button';
  return { button, pile, sum, times };
}
