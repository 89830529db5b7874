import type { LocalizedText } from '../kernel/index.ts';
import type { PlayCategory } from './build-catalogue.ts';

/** Documents of the sandbox games. */
export type GameKind = 'slot' | 'color';

/** Document of a category's games: the slot for single-player games, the colour table for all others. */
export const kindOfCategory: Readonly<Record<PlayCategory, GameKind>> = {
  RNG: 'slot',
  FISH: 'slot',
  LIVE: 'color',
  PVP: 'color',
  SPORTS: 'color',
  ESPORTS: 'color',
  COCKFIGHT: 'color',
  ELOTT: 'color',
};

/** What a game states about itself before it is opened. */
export interface GameFacts {
  readonly returnRate: string;
  /** Lowest and highest stake of a round. */
  readonly minBet: string;
  readonly maxBet: string;
  /** HTML. */
  readonly rules: LocalizedText;
}

/** A test compares the figures with the games' own rules, which their documents cannot import from here. */
export const gameFacts: Readonly<Record<GameKind, GameFacts>> = {
  slot: {
    returnRate: '0.9513',
    minBet: '1.00',
    maxBet: '500.00',
    rules: {
      EN: '<p>Ten lines pay from the left. The highest win of each line counts.</p>',
      TY: '<p>Sampung linya ang nagbabayad mula sa kaliwa. Ang pinakamataas na panalo ng bawat linya ang binibilang.</p>',
    },
  },
  color: {
    returnRate: '0.9630',
    minBet: '5.00',
    maxBet: '30000.00',
    rules: {
      EN: '<p>Three dice are thrown. A field pays 1, 2 or 12 to one when one, two or three dice show its colour.</p>',
      TY: '<p>Tatlong dais ang inihahagis. Nagbabayad ang kulay ng 1, 2 o 12 sa isa kapag isa, dalawa o tatlong dais ang tumama.</p>',
    },
  },
};
