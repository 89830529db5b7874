import type { GameCategory, GameType } from '@croupier/sdk/types';

/** Categories: the game types with games. */
export type PlayCategory = GameCategory & GameType;

export interface CatalogueGame {
  readonly nodeId: string;
  readonly name: string;
  /** Vendor code. */
  readonly vendor: string;
  readonly category: PlayCategory;
  readonly classify: string | undefined;
  /** The vendor's own game code. */
  readonly gameCode: string;
  readonly hot: boolean;
  readonly isNew: boolean;
  /** False for an entry that opens its vendor's list. */
  readonly isGame: boolean;
  /** Subject of the cover. */
  readonly motif: string;
  /** The vendor has no launch URL for it, so a launch fails. */
  readonly launchFails: boolean;
}
