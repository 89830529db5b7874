import { findGame, findVendor, kindOfCategory, type GameKind } from '../catalogue/index.ts';
import { languages } from '../site/index.ts';

/** A game or a vendor's lobby. */
export interface LaunchTarget {
  readonly vendor: string;
  readonly nodeId: string | null;
}

/** Categories by which a vendor's lobby gets its document, the first one that the vendor has. */
const LOBBY_CATEGORIES = ['RNG', 'FISH', 'PVP'] as const;

export function kindOf({ vendor, nodeId }: LaunchTarget): GameKind {
  const game = nodeId === null ? undefined : findGame(nodeId);
  if (game !== undefined) return kindOfCategory[game.category];
  const shares = findVendor(vendor)?.shares ?? {};
  const category = LOBBY_CATEGORIES.find((candidate) => Object.hasOwn(shares, candidate));
  return category === undefined ? 'color' : kindOfCategory[category];
}

/** Name shown to the player. */
export function titleOf({ vendor, nodeId }: LaunchTarget): string {
  const game = nodeId === null ? undefined : findGame(nodeId);
  return game?.name ?? findVendor(vendor)?.name ?? vendor;
}

/** Launch URL on this server; `language` is a code of the contract. */
export function gameAddress(
  origin: string,
  launch: LaunchTarget & { readonly token: string },
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
