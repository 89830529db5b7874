import * as z from 'zod/mini';

import { define, moneyField, timeField } from './define.ts';

/** A game that a member marked; its id is the member's and the game's together. */
export const favouriteRow = z.object({ id: z.string(), memberId: z.string(), nodeId: z.string() });
export type FavouriteRow = z.infer<typeof favouriteRow>;

/** A game that a member played; its id is the member's and the game's together, so the last time counts. */
export const recentGameRow = z.object({
  id: z.string(),
  memberId: z.string(),
  nodeId: z.string(),
  playedAt: timeField,
});
export type RecentGameRow = z.infer<typeof recentGameRow>;

/** A game under maintenance; its id is the game's `nodeId`. It is over when its time has come. */
export const gameMaintenanceRow = z.object({ id: z.string(), until: timeField });
export type GameMaintenanceRow = z.infer<typeof gameMaintenanceRow>;

/** A vendor that is closed; its id is the vendor's code. */
export const vendorClosureRow = z.object({ id: z.string(), until: z.nullable(timeField) });
export type VendorClosureRow = z.infer<typeof vendorClosureRow>;

/** A settled win, for the winner board. The name is kept whole; it leaves the platform masked. */
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
