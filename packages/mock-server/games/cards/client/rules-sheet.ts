import { make } from '../../client/dom.ts';
import type { CardsTranslate } from '../locales/en.data.ts';
import { ADVISED_DRAW, BANK_DRAWS_ON, PAYS, RANKS, RETURN_TO_PLAYER, type Card } from '../rules.ts';
import { deckPosition } from './describe.ts';

/** A nine and a king of hearts, a seven and a two. */
const ROYAL: readonly Card[] = [RANKS.length + 8, RANKS.length + 12];
const LUCKY: readonly Card[] = [6, 2 * RANKS.length + 1];

/** Draws cards in small. */
export function drawMiniHand(cards: readonly Card[]): HTMLElement {
  const minis = cards.map((card) => {
    const mini = make('i', 'mini');
    mini.style.backgroundPosition = deckPosition(card);
    return mini;
  });
  return make('span', 'rules-hand', ...minis);
}

/** Returns the rules, the pays and the return. */
export function describeRules(t: CardsTranslate): readonly Node[] {
  const row = (pays: string, ...label: readonly (Node | string)[]): HTMLElement => {
    const header = make('th', '', ...label);
    header.scope = 'row';
    return make('tr', '', header, make('td', '', pays));
  };
  const odds = (payout: number): string => t('odds', { odds: payout - 1 });
  const table = make(
    'table',
    'pays',
    make(
      'tbody',
      '',
      row(odds(PAYS.royal), make('div', 'example', drawMiniHand(ROYAL), t('payRoyal'))),
      row(odds(PAYS.win), make('div', 'example', drawMiniHand(LUCKY), t('payWin'))),
      row(t('stakeBack'), t('payPush')),
      row(t('bankTakes'), t('payTie')),
    ),
  );
  return [
    make('p', '', t('howTo')),
    make('p', '', t('nineRule')),
    make('p', '', t('choiceRule', { total: BANK_DRAWS_ON })),
    table,
    make('p', '', t('returnToPlayer', { percent: RETURN_TO_PLAYER })),
    make('p', '', t('advice', { total: ADVISED_DRAW })),
  ];
}
