import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { categoryPath, paths } from '../../routes/paths.ts';
import type { GameParameters } from './game-parameters.ts';

export interface LeaveGame {
  /** Where the way out leads when there is nothing to go back to: the address was opened directly. */
  readonly to: string;
  readonly leave: () => void;
  /** For a link to `to`: goes back to where the game was opened, with its scroll; a new tab gets `to`. */
  readonly onClick: (event: MouseEvent) => void;
}

/** The way out of a game: back to the page that opened it, else to its lobby. */
export function useLeaveGame(game: GameParameters | undefined): LeaveGame {
  const navigate = useNavigate();
  const to = game === undefined ? paths.home : categoryPath(game.category);
  const leave = (): void => void (isFirstEntry() ? navigate(to) : navigate(-1));
  return {
    to,
    leave,
    onClick: (event) => {
      const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
      if (isForNewTab || isFirstEntry()) return;
      event.preventDefault();
      leave();
    },
  };
}

/** The router numbers the entries of the history that are this site's, from 0. */
function isFirstEntry(): boolean {
  const state: unknown = history.state;
  const at = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof at !== 'number' || at <= 0;
}
