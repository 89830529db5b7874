import { byId, make } from '../../client/dom.ts';
import type { TableTranslate } from '../locales/en.data.ts';
import { SPOTS, type TableGame } from '../rules.ts';
import { nameOf, oddsOf } from './describe.ts';

/** Fills the sheet with the rules, and with chance, odds and return of every spot. */
export function fillRules(game: TableGame, t: TableTranslate): void {
  const items = SPOTS[game].map(({ id, odds, chance, returns }) =>
    make('li', '', t('chanceOf', { name: nameOf(id, t), odds: oddsOf(odds), chance, returns })),
  );
  byId('rules-body').replaceChildren(
    make('p', '', t(`howTo_${game}`)),
    make('ul', 'rule-list', ...items),
    make('p', '', t(`more_${game}`)),
    make('p', '', t('clockRule')),
  );
}
