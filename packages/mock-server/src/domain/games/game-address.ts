import type { GameType } from '@croupier/sdk/types';

import {
  findGame,
  findVendor,
  kindOfCategory,
  TABLE_LIMITS,
  tableGameOf,
  type GameKind,
  type TableGame,
} from '../catalogue/index.ts';
import { findRoom } from '../live/index.ts';
import { languages } from '../site/index.ts';

/** A game, a live room or a vendor's lobby. */
export interface LaunchTarget {
  readonly vendor: string;
  readonly nodeId: string | null;
  readonly roomId?: string | undefined;
  /** Type that a lobby was asked for. */
  readonly lobbyType?: GameType | undefined;
}

/** Categories by which a vendor's lobby gets its document, the first one that the vendor has. */
const LOBBY_CATEGORIES = ['RNG', 'FISH', 'PVP', 'LIVE', 'COCKFIGHT'] as const;

export function kindOf(target: LaunchTarget): GameKind {
  const { nodeId, roomId } = target;
  if (roomId !== undefined) return 'table';
  const game = nodeId === null ? undefined : findGame(nodeId);
  const category = game?.category ?? lobbyCategoryOf(target);
  return category === undefined ? 'color' : kindOfCategory[category];
}

function lobbyCategoryOf({ vendor, lobbyType }: LaunchTarget): (typeof LOBBY_CATEGORIES)[number] | undefined {
  const shares = findVendor(vendor)?.shares ?? {};
  const offered = LOBBY_CATEGORIES.filter((candidate) => Object.hasOwn(shares, candidate));
  return offered.find((candidate) => candidate === lobbyType) ?? offered[0];
}

/** A table that is played: its id, by which everybody has the same rounds, its game, and its stakes on one spot. */
export interface Table {
  readonly id: string;
  readonly game: TableGame;
  readonly minBet: string;
  readonly maxBet: string;
}

/** The table of a live room, of a live game, or of a vendor's lobby. */
export function tableOf(target: LaunchTarget): Table {
  const { vendor, nodeId, roomId } = target;
  const room = roomId === undefined ? undefined : findRoom(roomId, vendor);
  if (room !== undefined) return { id: room.roomId, game: room.kind, minBet: room.minBet, maxBet: room.maxBet };
  const game = nodeId === null ? undefined : findGame(nodeId);
  const category = game?.category ?? lobbyCategoryOf(target) ?? 'LIVE';
  return { id: idOf(target), game: tableGameOf({ category, classify: game?.classify }), ...TABLE_LIMITS };
}

/** Id of the room, of the game, or of the vendor whose lobby it is. */
export const idOf = (target: LaunchTarget): string => {
  const { vendor, nodeId, roomId } = target;
  // A vendor of slots may have a live lobby, too.
  const isSecond = lobbyCategoryOf(target) !== lobbyCategoryOf({ vendor, nodeId });
  return roomId ?? nodeId ?? (isSecond ? `${vendor}-${target.lobbyType}` : vendor);
};

/** Name shown to the player. */
export function titleOf({ vendor, nodeId, roomId }: LaunchTarget): string {
  const room = roomId === undefined ? undefined : findRoom(roomId, vendor);
  const game = nodeId === null ? undefined : findGame(nodeId);
  return room?.name ?? game?.name ?? findVendor(vendor)?.name ?? vendor;
}

/** Launch URL on this server; `language` is a code of the contract. */
export function gameAddress(
  origin: string,
  launch: LaunchTarget & { readonly token: string },
  { language, backUrl }: { readonly language: string; readonly backUrl?: string | undefined },
): string {
  const parameters = new URLSearchParams({
    t: launch.token,
    game: idOf(launch),
    lang: languages.find(({ code }) => code === language)?.bcp47 ?? 'en',
  });
  if (backUrl !== undefined) parameters.set('backUrl', backUrl);
  return `${origin}/mock-games/${kindOf(launch)}/?${parameters}`;
}
