import type { GameVolatility } from '@croupier/sdk/types';

import type { PlayCategory } from './catalogue-game.ts';
import type { LocalizedText } from '../kernel/index.ts';

/** Documents of the sandbox games. */
export type GameKind = 'slot' | 'color' | 'cards' | 'fish' | 'table';

/** Document of a category's games; categories without an own one have the colour table. */
export const kindOfCategory: Readonly<Record<PlayCategory, GameKind>> = {
  RNG: 'slot',
  FISH: 'fish',
  LIVE: 'table',
  PVP: 'cards',
  SPORTS: 'color',
  ESPORTS: 'color',
  COCKFIGHT: 'table',
  ELOTT: 'color',
};

/** What a game states about itself before it is opened. */
export interface GameFacts {
  readonly returnRate: string;
  readonly volatility: GameVolatility;
  /** Lowest and highest stake of a round. */
  readonly minBet: string;
  readonly maxBet: string;
  /** HTML. */
  readonly rules: LocalizedText;
}

/** A test compares the figures with the games' own rules, which their documents cannot import from here. Tables have `tableFacts`. */
export const gameFacts: Readonly<Record<Exclude<GameKind, 'table'>, GameFacts>> = {
  slot: {
    returnRate: '0.9513',
    volatility: 'HIGH',
    minBet: '1.00',
    maxBet: '500.00',
    rules: {
      EN: '<p>Ten lines pay from the left. The highest win of each line counts.</p>',
      TY: '<p>Sampung linya ang nagbabayad mula sa kaliwa. Ang pinakamataas na panalo ng bawat linya ang binibilang.</p>',
    },
  },
  cards: {
    returnRate: '0.9657',
    volatility: 'LOW',
    minBet: '5.00',
    maxBet: '1000.00',
    rules: {
      EN: '<p>Lucky Nine against the bank: the hand nearer to nine wins, and you may draw one card. The return holds for players who draw on five or less.</p>',
      TY: '<p>Lucky Nine laban sa bangko: panalo ang mas malapit sa siyam, at puwede kang humirit ng isang baraha. Ang balik ay para sa manlalarong humihirit sa lima pababa.</p>',
    },
  },
  fish: {
    returnRate: '0.9600',
    volatility: 'HIGH',
    minBet: '1.00',
    maxBet: '200.00',
    rules: {
      EN: '<p>Each shot is one round. A caught fish pays 2 to 100 times the stake of the shot; the return is the same for every fish.</p>',
      TY: '<p>Isang round ang bawat tira. Nagbabayad ang nahuling isda ng 2 hanggang 100 beses ng taya ng tira; pareho ang balik ng bawat isda.</p>',
    },
  },
  color: {
    returnRate: '0.9630',
    volatility: 'MEDIUM',
    minBet: '5.00',
    maxBet: '30000.00',
    rules: {
      EN: '<p>Three dice are thrown. A field pays 1, 2 or 12 to one when one, two or three dice show its colour.</p>',
      TY: '<p>Tatlong dais ang inihahagis. Nagbabayad ang kulay ng 1, 2 o 12 sa isa kapag isa, dalawa o tatlong dais ang tumama.</p>',
    },
  },
};
