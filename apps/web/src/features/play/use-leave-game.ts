import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { categoryPath, paths } from '../../shared/paths.ts';
import type { GameParameters } from './game-parameters.ts';

export interface LeaveGame {
  /** Path to open when the game is the first history entry, because its URL was opened directly. */
  readonly to: string;
  readonly leave: () => void;
  /** For a link to `to`: goes back instead, which restores the scroll position. A new tab opens `to`. */
  readonly onClick: (event: MouseEvent) => void;
}

/** Leaves a game: back to the page that opened it, else to the game's lobby. */
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

/** React Router stores the index of each history entry as `idx`, from 0. */
function isFirstEntry(): boolean {
  const state: unknown = history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index !== 'number' || index <= 0;
}
