import type { LiveRoundResult } from '@croupier/sdk/types';

import type { Room } from './live.data.ts';
import type { TableDraw } from './table-draws.ts';
import { drawTableRound, lastEndedAt } from './table-rounds.ts';

/** Rounds shown. */
const SHOWN = 24;

/** The last rounds of a room, oldest first; they are those that its table has played. */
export function historyOf({ kind, roomId }: Pick<Room, 'kind' | 'roomId'>, now: number): LiveRoundResult[] {
  const first = lastEndedAt(now) - SHOWN + 1;
  return Array.from({ length: SHOWN }, (_, index) => resultOf(drawTableRound(kind, roomId, first + index)));
}

function resultOf({ winner, numbers }: TableDraw): LiveRoundResult {
  if (numbers !== undefined) return { numbers: [...numbers] };
  switch (winner) {
    case 'PLAYER':
    case 'BANKER':
    case 'TIE':
    case 'DRAGON':
    case 'TIGER':
      return { outcome: winner };
    default:
      return {};
  }
}
