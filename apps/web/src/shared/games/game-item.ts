import type { Game, GameVendor } from '@croupier/sdk/types';

/** A game as the site uses it; the contract has two names for some fields. */
export interface GameItem {
  readonly nodeId: string;
  readonly name: string;
  /** Vendor code. */
  readonly vendor: string;
  /** Empty when the platform does not say it: players do not know the codes. */
  readonly vendorName: string;
  readonly category: Game['gameType'];
  readonly classify: string | undefined;
  readonly picture: string | undefined;
  readonly isNew: boolean;
  readonly isHot: boolean;
  /** False for an entry that opens the vendor's list of games instead of a game [GAME-06]. */
  readonly isGame: boolean;
  readonly isUnderMaintenance: boolean;
  /** End of maintenance, ISO 8601. */
  readonly maintenanceEnd: string | undefined;
}

/** Maps a game of the contract. */
export function toGameItem(game: Game): GameItem {
  return {
    nodeId: game.nodeId,
    name: game.gameName ?? game.nodeName ?? game.nodeId,
    vendor: game.vassalage,
    vendorName: game.vendorName ?? '',
    category: game.gameType,
    classify: game.gameClassify,
    picture: game.showIcon ?? game.iconUrl,
    isNew: game.isNew ?? false,
    isHot: game.isHot === 1,
    isGame: game.isGame ?? true,
    isUnderMaintenance: game.state === 'MAINTENANCE',
    maintenanceEnd: game.maintenanceEnd,
  };
}

/** A vendor as the site uses it. */
export interface VendorItem {
  readonly code: string;
  readonly name: string;
  readonly category: GameVendor['gameType'];
  readonly logo: string | undefined;
}

export function toVendorItem({ vassalage, displayName, gameType, lagerIcon }: GameVendor): VendorItem {
  return { code: vassalage, name: displayName, category: gameType, logo: lagerIcon };
}
