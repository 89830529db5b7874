import * as z from 'zod/mini';

import { define, moneyField, timeField } from './define.ts';

/** A favourite; its id combines member and game. */
export const favouriteRow = z.object({ id: z.string(), memberId: z.string(), nodeId: z.string() });
export type FavouriteRow = z.infer<typeof favouriteRow>;

/** A played game; its id combines member and game, so that only the last time is kept. */
export const recentGameRow = z.object({
  id: z.string(),
  memberId: z.string(),
  nodeId: z.string(),
  playedAt: timeField,
});
export type RecentGameRow = z.infer<typeof recentGameRow>;

/** A game under maintenance until its end; its id is the game's `nodeId`. */
export const gameMaintenanceRow = z.object({ id: z.string(), until: timeField });
export type GameMaintenanceRow = z.infer<typeof gameMaintenanceRow>;

/** A vendor under maintenance; its id is the vendor code. */
export const vendorClosureRow = z.object({ id: z.string(), until: z.nullable(timeField) });
export type VendorClosureRow = z.infer<typeof vendorClosureRow>;

/** A settled win for the winner board. The full name is stored and masked when sent. */
export const winRow = z.object({
  id: z.string(),
  account: z.string(),
  nodeId: z.string(),
  amount: moneyField,
  currency: z.string(),
  settledAt: timeField,
});
export type WinRow = z.infer<typeof winRow>;

export const catalogueCollections = {
  favourites: define<FavouriteRow>(favouriteRow, ['memberId']),
  recentGames: define<RecentGameRow>(recentGameRow, ['memberId']),
  gameMaintenance: define<GameMaintenanceRow>(gameMaintenanceRow),
  vendorClosures: define<VendorClosureRow>(vendorClosureRow),
  wins: define<WinRow>(winRow),
};
