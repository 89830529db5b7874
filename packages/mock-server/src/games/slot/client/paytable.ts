import { make } from '../../client/dom.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import type { SlotSay } from '../locales/en.data.ts';
import { LINE_PAYS, LINES, RETURN_TO_PLAYER, SCATTER_PAYS, SYMBOLS } from '../rules.data.ts';
import { ROWS } from '../rules.ts';
import { addressOfSymbols } from './pictures.ts';

/** One symbol as a small picture. */
export function symbolPicture(game: string, symbol: number, name: string): HTMLElement {
  const picture = make('span', 'symbol');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', name);
  picture.style.backgroundImage = `url("${addressOfSymbols(game)}")`;
  picture.style.backgroundPosition = `${(symbol / 9) * 100}% 0`;
  return picture;
}

/** What a number of stakes of one line comes to. */
export function payOf(stake: string, pays: number): string {
  return amountOf((minorOf(stake) / BigInt(LINES.length)) * BigInt(pays));
}

/** Writes down what the game pays for a stake. */
export function describePays(
  say: SlotSay,
  { game, stake, money }: { game: string; stake: string; money: (amount: string) => string },
): readonly Node[] {
  const names = say('names').split(',');
  const row = (symbol: number, pays: readonly number[]): HTMLElement => {
    const head = make('th', '', symbolPicture(game, symbol, names[symbol] ?? ''));
    head.scope = 'row';
    return make('tr', '', head, ...pays.toReversed().map((pay) => make('td', '', money(payOf(stake, pay)))));
  };
  const heads = [say('symbol'), '5 ×', '4 ×', '3 ×'].map((text) => {
    const head = make('th', '', text);
    head.scope = 'col';
    return head;
  });
  const scatters = [3, 4, 5].map((count) => SCATTER_PAYS[count]?.pays ?? 0);
  const table = make(
    'table',
    'pays',
    make('thead', '', make('tr', '', ...heads)),
    make('tbody', '', ...LINE_PAYS.map((pays, symbol) => row(symbol, pays)), row(SYMBOLS.scatter, scatters)),
  );
  const wild = make('p', '', symbolPicture(game, SYMBOLS.wild, names[SYMBOLS.wild] ?? ''), ` ${say('wildNote')}`);
  return [
    make('p', '', say('linesNote', { stake: money(stake) })),
    table,
    wild,
    make('p', '', say('scatterNote')),
    make('h3', '', say('lines')),
    make('div', 'ways', ...LINES.map(drawWay)),
    make('p', '', say('returnToPlayer', { percent: RETURN_TO_PLAYER })),
  ];
}

function drawWay(rows: readonly number[]): HTMLElement {
  const cells = Array.from({ length: ROWS * rows.length }, (_, at) => {
    const [row, reel] = [Math.floor(at / rows.length), at % rows.length];
    return make('i', rows[reel] === row ? 'on' : '');
  });
  const way = make('div', 'way', ...cells);
  way.setAttribute('aria-hidden', 'true');
  return way;
}
