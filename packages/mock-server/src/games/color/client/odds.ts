import { make } from '../../client/dom.ts';
import type { ColorSay } from '../locales/en.data.ts';
import { ODDS, RETURN_TO_PLAYER } from '../rules.ts';

/** Writes down what the game pays. */
export function describeOdds(say: ColorSay): readonly Node[] {
  const words = [say('oddsOne'), say('oddsTwo'), say('oddsThree')];
  const rows = ODDS.map((odds, index) => {
    const head = make('th', '', words[index] ?? '');
    head.scope = 'row';
    return make('tr', '', head, make('td', '', say('odds', { odds })));
  });
  return [
    make('p', '', say('howTo')),
    make('table', 'pays', make('tbody', '', ...rows)),
    make('p', '', say('stakeBack')),
    make('p', '', say('returnToPlayer', { percent: RETURN_TO_PLAYER })),
  ];
}
