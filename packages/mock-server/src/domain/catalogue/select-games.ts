import type { GameType } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/index.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { isClosedCategory } from './closed-categories.ts';
import { isOfType } from './describe-game.ts';
import { foldName, nameDistance } from './similar-names.ts';

export interface GameFilter {
  readonly gameType?: GameType | undefined;
  /** A vendor code, or several separated by commas: categories split off from sports are requested by their vendors. */
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  readonly isNew?: boolean | undefined;
  readonly gameName?: string | undefined;
  readonly match?: 'contains' | 'similar' | undefined;
}

/** Filter of a game list, without closed categories. Undefined and empty values do not filter. */
export function toGamePredicate(context: DomainContext, filter: GameFilter): (game: CatalogueGame) => boolean {
  const { gameType, gameClassify = '', isNew = false } = filter;
  const vendors = listOf(filter.vassalage);
  const hasName = namePredicate(filter);
  return (game) =>
    !isClosedCategory(context, game.category) &&
    (gameType === undefined || gameType === 'HOME' || isOfType(game, gameType)) &&
    (vendors.length === 0 || vendors.includes(game.vendor)) &&
    (gameClassify === '' || game.classify === gameClassify) &&
    (!isNew || game.isNew) &&
    hasName(game);
}

function namePredicate({ gameName = '', match }: GameFilter): (game: CatalogueGame) => boolean {
  const name = foldName(gameName);
  if (name === '') return () => true;
  if (match === 'similar') return (game) => nameDistance(game.name, gameName) !== undefined;
  return (game) => foldName(game.name).includes(name);
}

function listOf(codes = ''): readonly string[] {
  return codes
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}
