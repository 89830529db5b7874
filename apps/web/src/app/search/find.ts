import type { CommandItem } from '@croupier/ui/navigation/CommandPalette';

import type { DepositState } from '../../shared/deposit-amount.ts';
import type { EntryState } from '../../shared/entry-state.ts';

/** Something that the search can find. */
export interface Find {
  readonly item: CommandItem;
  /** URL to open, with the state of its history entry. */
  readonly to?: string;
  readonly state?: EntryState | DepositState;
  /** In place of opening a page. */
  readonly run?: () => void;
  /** A game or a maker: its name becomes a recent search. */
  readonly isRemembered?: boolean;
}

/** Words of a text of keywords, which are separated by commas. */
export const keywordsOf = (text: string): readonly string[] => text.split(',').map((word) => word.trim());
