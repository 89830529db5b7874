import { autoEn } from '../../client/auto/texts.data.ts';
import type { SharedTexts } from '../../client/locales/en.data.ts';
import type { Translate } from '../../client/texts.ts';

export const slotEn = {
  ...autoEn,
  spin: 'Spin',
  stop: 'Stop',
  goodLuck: 'Good luck',
  ready: 'Set your stake and spin',
  freeSpins: '{count} free spins',
  freeSpinsNote: 'A wild fills its whole reel.',
  freeSpin: 'Free spin {at} of {count}',
  line: 'Line {line}: {count} of a kind',
  scatterWin: '{count} × Bonus',
  reels: 'Reels: {rows}',
  linesNote: 'Ten lines, from the left. The highest win of each line pays. Figures are for your stake of {stake}.',
  wildNote: 'Wild stands for every picture and suit, on the three reels in the middle.',
  scatterNote: 'Bonus pays anywhere. Three, four or five bring 8, 12 or 20 free spins; there a wild fills its reel.',
  lines: 'The ten lines',
  symbol: 'Symbol',
  names: 'Top picture,Second picture,Third picture,Fourth picture,Heart,Spade,Diamond,Club,Wild,Bonus',
};

export type SlotTexts = { readonly [Key in keyof typeof slotEn]: string };
export type SlotTranslate = Translate<keyof SlotTexts | keyof SharedTexts>;
