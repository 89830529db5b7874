import { make } from '../../client/dom.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import type { SlotTranslate } from '../locales/en.data.ts';
import { LINE_PAYS, LINES, RETURN_TO_PLAYER, SCATTER_PAYS, SYMBOLS } from '../rules.data.ts';
import { ROWS } from '../rules.ts';
import { symbolsUrl } from './pictures.ts';

/** Creates the image of a symbol, cut from the image of all symbols of a game. */
export function symbolImage(gameId: string, symbol: number, name: string): HTMLElement {
  const image = make('span', 'symbol');
  image.setAttribute('role', 'img');
  image.setAttribute('aria-label', name);
  image.style.backgroundImage = `url("${symbolsUrl(gameId)}")`;
  image.style.backgroundPosition = `${(symbol / 9) * 100}% 0`;
  return image;
}

/** Converts pays in line stakes to an amount; a line stake is the stake divided by the number of lines. */
export function amountOfPays(stake: string, pays: number): string {
  return amountOf((minorOf(stake) / BigInt(LINES.length)) * BigInt(pays));
}

/** Returns the pay table for a stake. */
export function describePays(
  t: SlotTranslate,
  { gameId, stake, money }: { gameId: string; stake: string; money: (amount: string) => string },
): readonly Node[] {
  const names = t('names').split(',');
  const row = (symbol: number, pays: readonly number[]): HTMLElement => {
    const header = make('th', '', symbolImage(gameId, symbol, names[symbol] ?? ''));
    header.scope = 'row';
    return make('tr', '', header, ...pays.toReversed().map((pay) => make('td', '', money(amountOfPays(stake, pay)))));
  };
  const headers = [t('symbol'), '5 ×', '4 ×', '3 ×'].map((text) => {
    const header = make('th', '', text);
    header.scope = 'col';
    return header;
  });
  const scatters = [3, 4, 5].map((count) => SCATTER_PAYS[count]?.pays ?? 0);
  const table = make(
    'table',
    'pays',
    make('thead', '', make('tr', '', ...headers)),
    make('tbody', '', ...LINE_PAYS.map((pays, symbol) => row(symbol, pays)), row(SYMBOLS.scatter, scatters)),
  );
  const wild = make('p', '', symbolImage(gameId, SYMBOLS.wild, names[SYMBOLS.wild] ?? ''), ` ${t('wildNote')}`);
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
  const cells = Array.from({ length: ROWS * rows.length }, (_, index) => {
    const [row, reel] = [Math.floor(index / rows.length), index % rows.length];
    return make('i', rows[reel] === row ? 'on' : '');
  });
  const diagram = make('div', 'line-diagram', ...cells);
  diagram.setAttribute('aria-hidden', 'true');
  return diagram;
}
