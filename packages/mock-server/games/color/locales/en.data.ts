import { autoEn } from '../../client/auto/texts.data.ts';
import type { SharedTexts } from '../../client/locales/en.data.ts';
import type { Translate } from '../../client/texts.ts';

export const colorEn = {
  ...autoEn,
  roll: 'Throw the dice',
  rolling: 'The dice are falling',
  place: 'Choose a chip and tap a colour',
  chips: 'Chips',
  chip: 'Chip of {amount}',
  clear: 'Clear',
  again: 'Same again',
  table: 'Colours',
  field: '{color}, {amount} on it',
  fieldEmpty: '{color}, nothing on it',
  onTable: 'On the table',
  fieldFull: 'One colour takes {amount} at most.',
  fell: 'The dice show {colors}.',
  red: 'Red',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  white: 'White',
  pink: 'Pink',
  howTo: 'Put chips on one or more of six colours. Three dice fall, each with the six colours.',
  oddsOne: 'One die shows your colour',
  oddsTwo: 'Two dice show your colour',
  oddsThree: 'All three dice show your colour',
  odds: '{odds} to 1',
  stakeBack: 'Your stake on a colour that wins comes back besides.',
};

export type ColorTexts = { readonly [Key in keyof typeof colorEn]: string };
export type ColorTranslate = Translate<keyof ColorTexts | keyof SharedTexts>;
