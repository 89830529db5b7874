import type { Game, GameVendor } from '@croupier/sdk/types';

/** A game with the app's names; the wire has two names for some fields. */
export interface GameItem {
  readonly nodeId: string;
  readonly name: string;
  /** Vendor code. */
  readonly vendor: string;
  readonly category: Game['gameType'];
  readonly classify: string | undefined;
  readonly picture: string | undefined;
  readonly isNew: boolean;
  readonly isHot: boolean;
  /** False for a vendor's entry, which opens the vendor's list instead of a game [GAME-06]. */
  readonly isGame: boolean;
  readonly isUnderMaintenance: boolean;
  /** End of maintenance, ISO 8601. */
  readonly maintenanceEnd: string | undefined;
}

/** Maps a game from the wire. */
export function toGameItem(game: Game): GameItem {
  return {
    nodeId: game.nodeId,
    name: game.gameName ?? game.nodeName ?? game.nodeId,
    vendor: game.vassalage,
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

/** A vendor with the app's names. */
export interface VendorItem {
  readonly code: string;
  readonly name: string;
  readonly category: GameVendor['gameType'];
  readonly logo: string | undefined;
}

export function toVendorItem({ vassalage, displayName, gameType, lagerIcon }: GameVendor): VendorItem {
  return { code: vassalage, name: displayName, category: gameType, logo: lagerIcon };
}
