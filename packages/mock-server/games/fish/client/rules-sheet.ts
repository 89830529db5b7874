import { make } from '../../client/dom.ts';
import type { FishTranslate } from '../locales/en.data.ts';
import { CHANCES, FISH, RETURN_TO_PLAYER } from '../rules.ts';
import { fishPicture } from './pictures.ts';

/** Returns the rules, with pay and chance of every fish. */
export function describeRules(
  t: FishTranslate,
  { gameId, locale }: { readonly gameId: string; readonly locale: string },
): readonly Node[] {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  const headers = [t('fishColumn'), t('paysColumn'), t('chanceColumn')].map((text) => {
    const header = make('th', '', text);
    header.scope = 'col';
    return header;
  });
  const rows = FISH.map((fish) => {
    const name = make('th', '', fishPicture(gameId, fish, 'fish-picture'), ` ${t(fish.id)}`);
    name.scope = 'row';
    return make('tr', '', name, make('td', '', `${fish.pays}×`), make('td', '', percent.format(fish.chance / CHANCES)));
  });
  return [
    make('p', '', t('howTo')),
    make('table', 'pays', make('thead', '', make('tr', '', ...headers)), make('tbody', '', ...rows)),
    make('p', '', t('decided')),
    make('p', '', t('returnToPlayer', { percent: RETURN_TO_PLAYER })),
  ];
}
