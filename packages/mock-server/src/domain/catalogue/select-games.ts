import type { GameType } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/index.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { findVendor } from './catalogue.ts';
import { isClosedCategory } from './closed-categories.ts';
import { isOfType } from './describe-game.ts';
import { foldName, nameDistance } from './similar-names.ts';

export interface GameFilter {
  readonly gameType?: GameType | undefined;
  /** A vendor code, or several separated by commas: categories split off from sports are requested by their vendors. */
  readonly vassalage?: string | undefined;
  /** A sub-category, or several separated by commas. */
  readonly gameClassify?: string | undefined;
  readonly isNew?: boolean | undefined;
  readonly gameName?: string | undefined;
  readonly match?: 'contains' | 'similar' | undefined;
}

/** Filter of a game list, without closed categories. Undefined and empty values do not filter. */
export function toGamePredicate(context: DomainContext, filter: GameFilter): (game: CatalogueGame) => boolean {
  const { gameType, isNew = false } = filter;
  const vendors = listOf(filter.vassalage);
  const classifies = listOf(filter.gameClassify);
  const hasName = namePredicate(filter);
  return (game) =>
    !isClosedCategory(context, game.category) &&
    (gameType === undefined || gameType === 'HOME' || isOfType(game, gameType)) &&
    (vendors.length === 0 || vendors.includes(game.vendor)) &&
    (classifies.length === 0 || (game.classify !== undefined && classifies.includes(game.classify))) &&
    (!isNew || game.isNew) &&
    hasName(game);
}

/** Distance of a game from a typed text, by its name and its maker's; undefined when it is not similar. */
export function distanceOf({ name, vendor }: CatalogueGame, typed: string): number | undefined {
  return nameDistance(name, typed, findVendor(vendor)?.name);
}

function namePredicate({ gameName = '', match }: GameFilter): (game: CatalogueGame) => boolean {
  const name = foldName(gameName);
  if (name === '') return () => true;
  if (match === 'similar') return (game) => distanceOf(game, gameName) !== undefined;
  return (game) => foldName(game.name).includes(name);
}

function listOf(codes = ''): readonly string[] {
  return codes
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}
