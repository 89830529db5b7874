import { autoFil } from '../../client/auto/texts.data.ts';
import type { SlotTexts } from './en.data.ts';

export const slotFil: SlotTexts = {
  ...autoFil,
  spin: 'Paikutin',
  stop: 'Itigil',
  goodLuck: 'Suwertihin ka sana',
  ready: 'Piliin ang taya at paikutin',
  freeSpins: '{count} libreng ikot',
  freeSpinsNote: 'Pinupuno ng wild ang buong reel nito.',
  freeSpin: 'Libreng ikot {at} ng {count}',
  line: 'Linya {line}: {count} magkakapareho',
  scatterWin: '{count} × Bonus',
  reels: 'Mga reel: {rows}',
  linesNote:
    'Sampung linya, mula sa kaliwa. Ang pinakamataas na panalo ng bawat linya ang binabayaran. Para sa tayang {stake} ang mga halaga.',
  wildNote: 'Pumapalit ang Wild sa bawat larawan at baraha, sa tatlong reel sa gitna.',
  scatterNote:
    'Kahit saan nagbabayad ang Bonus. Ang tatlo, apat o lima ay may 8, 12 o 20 libreng ikot; doon pinupuno ng wild ang reel.',
  lines: 'Ang sampung linya',
  symbol: 'Simbolo',
  names:
    'Unang larawan,Ikalawang larawan,Ikatlong larawan,Ikaapat na larawan,Puso,Espada,Diyamante,Bulaklak,Wild,Bonus',
};
