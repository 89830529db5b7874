import type { GameVolatility } from '@croupier/sdk/types';

import type { GameFacts } from './game-facts.data.ts';
import type { CatalogueGame } from './catalogue-game.ts';

/** Games of the live table; its rounds are the same for everybody at one table. */
export const TABLE_GAMES = ['BACCARAT', 'DRAGON_TIGER', 'ROULETTE', 'SIC_BO', 'COCKFIGHT'] as const;
export type TableGame = (typeof TABLE_GAMES)[number];

/** Stakes on one spot at a table of the catalogue; a live room has its own. */
export const TABLE_LIMITS = { minBet: '10.00', maxBet: '10000.00' } as const;
/** All three spots together. */
const MAX_ROUND = '30000.00';

/** Tables by sub-category; live games of other kinds have baccarat. */
const GAME_OF_CLASSIFY: Readonly<Record<string, TableGame>> = {
  ROU: 'ROULETTE',
  SIC: 'SIC_BO',
  DT: 'DRAGON_TIGER',
};

/** The game that a live game or a cockfight of the catalogue is played as. */
export function tableGameOf({ category, classify = '' }: Pick<CatalogueGame, 'category' | 'classify'>): TableGame {
  if (category === 'COCKFIGHT') return 'COCKFIGHT';
  return GAME_OF_CLASSIFY[classify] ?? 'BACCARAT';
}

const factsOf = (returnRate: string, volatility: GameVolatility, EN: string, TY: string): GameFacts => ({
  returnRate,
  volatility,
  minBet: TABLE_LIMITS.minBet,
  maxBet: MAX_ROUND,
  rules: { EN: `<p>${EN}</p>`, TY: `<p>${TY}</p>` },
});

/** The return is that of the spot that returns most. */
export const tableFacts: Readonly<Record<TableGame, GameFacts>> = {
  BACCARAT: factsOf(
    '0.9894',
    'LOW',
    'Punto banco with eight decks. Banker returns 98.94 %, Player 98.76 %, Tie 85.64 % of the stakes in the long run.',
    'Punto banco na may walong balasa. Sa katagalan, 98.94 % ng taya ang balik ng Banker, 98.76 % ng Player, 85.64 % ng Tabla.',
  ),
  DRAGON_TIGER: factsOf(
    '0.9627',
    'LOW',
    'One card each; the higher one wins. Dragon and Tiger return 96.27 %, Tie 89.64 % of the stakes in the long run.',
    'Tig-isang baraha; panalo ang mas mataas. Sa katagalan, 96.27 % ng taya ang balik ng Dragon at Tiger, 89.64 % ng Tabla.',
  ),
  ROULETTE: factsOf(
    '0.9730',
    'MEDIUM',
    'A wheel with 37 pockets. Red, black and zero return 97.30 % of the stakes in the long run.',
    'Ruletang may 37 bulsa. Sa katagalan, 97.30 % ng taya ang balik ng pula, itim at sero.',
  ),
  SIC_BO: factsOf(
    '0.9722',
    'MEDIUM',
    'Three dice. Small and big return 97.22 %, any triple 86.11 % of the stakes in the long run.',
    'Tatlong dais. Sa katagalan, 97.22 % ng taya ang balik ng maliit at malaki, 86.11 % ng triple.',
  ),
  COCKFIGHT: factsOf(
    '0.9504',
    'LOW',
    'Fixed odds on two sides and a draw. Meron and Wala return 95.04 %, a draw 88.00 % of the stakes in the long run.',
    'Nakapirming logro sa dalawang panig at tabla. Sa katagalan, 95.04 % ng taya ang balik ng Meron at Wala, 88.00 % ng tabla.',
  ),
};
