import type { PlayCategory } from '../catalogue/build-catalogue.ts';
import { findGame, findVendor } from '../catalogue/catalogue.ts';
import { languages } from '../system/languages.data.ts';

/** The documents that can be played. */
export type GameKind = 'slot' | 'color';

/** Which of them stands for the games of a category: reels where somebody plays alone, the table where people meet. */
const KINDS: Readonly<Record<PlayCategory, GameKind>> = {
  RNG: 'slot',
  FISH: 'slot',
  LIVE: 'color',
  PVP: 'color',
  SPORTS: 'color',
  ESPORTS: 'color',
  COCKFIGHT: 'color',
  ELOTT: 'color',
};

/** A game, or a vendor's lobby, as a launch names it. */
export interface LaunchedPlace {
  readonly vendor: string;
  readonly nodeId: string | null;
}

export function kindOf({ vendor, nodeId }: LaunchedPlace): GameKind {
  const game = nodeId === null ? undefined : findGame(nodeId);
  if (game !== undefined) return KINDS[game.category];
  return Object.hasOwn(findVendor(vendor)?.shares ?? {}, 'RNG') ? 'slot' : 'color';
}

/** The name that the player knows the place by. */
export function titleOf({ vendor, nodeId }: LaunchedPlace): string {
  const game = nodeId === null ? undefined : findGame(nodeId);
  return game?.name ?? findVendor(vendor)?.name ?? vendor;
}

/** Where a launch is played, on the server that answered it. The language is one of the contract's codes. */
export function gameAddress(
  origin: string,
  launch: LaunchedPlace & { readonly token: string },
  { language, backUrl }: { readonly language: string; readonly backUrl?: string | undefined },
): string {
  const parameters = new URLSearchParams({
    t: launch.token,
    game: launch.nodeId ?? launch.vendor,
    lang: languages.find(({ code }) => code === language)?.bcp47 ?? 'en',
  });
  if (backUrl !== undefined) parameters.set('backUrl', backUrl);
  return `${origin}/mock-games/${kindOf(launch)}/?${parameters}`;
}
