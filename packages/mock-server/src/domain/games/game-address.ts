import type { PlayCategory } from '../catalogue/build-catalogue.ts';
import { findGame, findVendor } from '../catalogue/catalogue.ts';
import { languages } from '../system/languages.data.ts';

/** Documents of the sandbox games. */
export type GameKind = 'slot' | 'color';

/** The document used for a category's games: slot for single-player ones, table for the others. */
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

/** A game or a vendor's lobby. */
export interface LaunchedPlace {
  readonly vendor: string;
  readonly nodeId: string | null;
}

export function kindOf({ vendor, nodeId }: LaunchedPlace): GameKind {
  const game = nodeId === null ? undefined : findGame(nodeId);
  if (game !== undefined) return KINDS[game.category];
  return Object.hasOwn(findVendor(vendor)?.shares ?? {}, 'RNG') ? 'slot' : 'color';
}

/** Name shown to the player. */
export function titleOf({ vendor, nodeId }: LaunchedPlace): string {
  const game = nodeId === null ? undefined : findGame(nodeId);
  return game?.name ?? findVendor(vendor)?.name ?? vendor;
}

/** URL of a launch on the answering server. The language is one of the contract's codes. */
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
