import { make } from '../../client/dom.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import type { SlotTranslate } from '../locales/en.data.ts';
import { LINE_PAYS, LINES, RETURN_TO_PLAYER, SCATTER_PAYS, SYMBOLS } from '../rules.data.ts';
import { ROWS } from '../rules.ts';
import { addressOfSymbols } from './pictures.ts';

/** Returns a symbol as a small picture. */
export function symbolPicture(game: string, symbol: number, name: string): HTMLElement {
  const picture = make('span', 'symbol');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', name);
  picture.style.backgroundImage = `url("${addressOfSymbols(game)}")`;
  picture.style.backgroundPosition = `${(symbol / 9) * 100}% 0`;
  return picture;
}

/** Converts line stakes to an amount. */
export function payOf(stake: string, pays: number): string {
  return amountOf((minorOf(stake) / BigInt(LINES.length)) * BigInt(pays));
}

/** Returns the pay table for a stake. */
export function describePays(
  t: SlotTranslate,
  { game, stake, money }: { game: string; stake: string; money: (amount: string) => string },
): readonly Node[] {
  const names = t('names').split(',');
  const row = (symbol: number, pays: readonly number[]): HTMLElement => {
    const head = make('th', '', symbolPicture(game, symbol, names[symbol] ?? ''));
    head.scope = 'row';
    return make('tr', '', head, ...pays.toReversed().map((pay) => make('td', '', money(payOf(stake, pay)))));
  };
  const heads = [t('symbol'), '5 ×', '4 ×', '3 ×'].map((text) => {
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
  const wild = make('p', '', symbolPicture(game, SYMBOLS.wild, names[SYMBOLS.wild] ?? ''), ` ${t('wildNote')}`);
  return [
    make('p', '', t('linesNote', { stake: money(stake) })),
    table,
    wild,
    make('p', '', t('scatterNote')),
    make('h3', '', t('lines')),
    make('div', 'line-diagrams', ...LINES.map(drawLineDiagram)),
    make('p', '', t('returnToPlayer', { percent: RETURN_TO_PLAYER })),
  ];
}

function drawLineDiagram(rows: readonly number[]): HTMLElement {
  const cells = Array.from({ length: ROWS * rows.length }, (_, at) => {
    const [row, reel] = [Math.floor(at / rows.length), at % rows.length];
    return make('i', rows[reel] === row ? 'on' : '');
  });
  const way = make('div', 'line-diagram', ...cells);
  way.setAttribute('aria-hidden', 'true');
  return way;
}
