import type { Game, GameVendor } from '@croupier/sdk/types';

/** A game as the screens know it; the wire's two names of one thing are one here. */
export interface GameItem {
  readonly nodeId: string;
  readonly name: string;
  /** The vendor's code. */
  readonly vendor: string;
  readonly category: Game['gameType'];
  readonly classify: string | undefined;
  readonly picture: string | undefined;
  readonly isNew: boolean;
  readonly isHot: boolean;
  /** False is a vendor's entry: it opens the vendor's list in place of a game [GAME-06]. */
  readonly isGame: boolean;
  readonly isUnderMaintenance: boolean;
  /** When it can be played again, in ISO 8601. */
  readonly maintenanceEnd: string | undefined;
}

/** Reads a game off the wire. */
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

/** A vendor as the screens know it. */
export interface VendorItem {
  readonly code: string;
  readonly name: string;
  readonly category: GameVendor['gameType'];
  readonly logo: string | undefined;
}

export function toVendorItem({ vassalage, displayName, gameType, lagerIcon }: GameVendor): VendorItem {
  return { code: vassalage, name: displayName, category: gameType, logo: lagerIcon };
}
