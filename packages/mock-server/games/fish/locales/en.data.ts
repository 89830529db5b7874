import type { SharedTexts } from '../../client/locales/en.data.ts';
import type { Translate } from '../../client/texts.ts';

export const fishEn = {
  shoot: 'Shoot',
  shotsWaiting: 'Shoot ({count})',
  ready: 'Choose your stake and tap a fish',
  targets: 'Target',
  shotStake: 'Stake per shot',
  target: '{fish}, pays {pays} times the stake',
  caught: '{fish} caught',
  missed: '{fish} got away',
  auto: 'Auto',
  autoTitle: 'Automatic fire',
  autoTarget: 'Shoots at: {fish}, {stake} per shot.',
  shots: 'Number of shots',
  maxLoss: 'Stop before a loss above',
  noLimit: 'No limit',
  autoNote: 'You can pause or stop at any time. It also stops when your balance is too small.',
  startAuto: 'Start',
  pause: 'Pause ({count})',
  resume: 'Go on ({count})',
  stop: 'Stop',
  autoDone: 'Automatic fire has ended. Result: {net}.',
  autoLoss: 'Automatic fire has stopped at your limit. Result: {net}.',
  howTo: 'Tap a fish, or choose a target and shoot. Each shot is one round for the stake that you set.',
  fishColumn: 'Fish',
  paysColumn: 'Pays',
  chanceColumn: 'Chance',
  decided:
    'The server decides each shot by the chance of the kind of fish. Which fish of a kind you hit, and where, changes nothing.',
  dilis: 'Anchovy',
  alumahan: 'Mackerel',
  lapulapu: 'Grouper',
  dikya: 'Jellyfish',
  alimasag: 'Crab',
  pagi: 'Ray',
  pugita: 'Octopus',
  bakunawa: 'Bakunawa',
};

export type FishTexts = { readonly [Key in keyof typeof fishEn]: string };
export type FishTranslate = Translate<keyof FishTexts | keyof SharedTexts>;
