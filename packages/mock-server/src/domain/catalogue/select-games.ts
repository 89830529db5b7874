import type { GameType } from '@croupier/sdk/types';

import type { CatalogueGame } from './catalogue-game.ts';
import { isOfType } from './describe-game.ts';

export interface GameFilter {
  readonly gameType?: GameType | undefined;
  /** A vendor code, or several separated by commas: categories split off from sports are requested by their vendors. */
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  readonly isNew?: boolean | undefined;
  readonly gameName?: string | undefined;
}

/** Filter of a game list. Undefined and empty values do not filter. */
export function toGamePredicate(filter: GameFilter): (game: CatalogueGame) => boolean {
  const { gameType, gameClassify = '', isNew = false } = filter;
  const vendors = listOf(filter.vassalage);
  const name = fold(filter.gameName ?? '');
  return (game) =>
    (gameType === undefined || gameType === 'HOME' || isOfType(game, gameType)) &&
    (vendors.length === 0 || vendors.includes(game.vendor)) &&
    (gameClassify === '' || game.classify === gameClassify) &&
    (!isNew || game.isNew) &&
    (name === '' || fold(game.name).includes(name));
}

function listOf(codes = ''): readonly string[] {
  return codes
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

/** Removes case and accents for searching. */
function fold(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();
}
