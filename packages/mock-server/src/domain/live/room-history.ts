import type { LiveRoomKind, LiveRoundResult } from '@croupier/sdk/types';

import { createRandom, type Random } from '../../clock/random.ts';

/** Time in ms from one round of a room to the next. */
const ROUND_MS = 45_000;
/** Rounds shown. */
const SHOWN = 24;
/** Odds of player, banker and tie at baccarat with eight decks, in ten thousandths. */
const BACCARAT = { PLAYER: 4462, BANKER: 4586 } as const;
/** Odds of each side at dragon tiger with eight decks, in ten thousandths; the rest are ties. */
const DRAGON_TIGER = { DRAGON: 4627, TIGER: 4627 } as const;

/** The last rounds of a room, oldest first; derived from room and round, so that they never change. */
export function historyOf(kind: LiveRoomKind, number: number, now: number): LiveRoundResult[] {
  const last = Math.floor(now / ROUND_MS) - 1;
  return Array.from({ length: SHOWN }, (_, back) => {
    const random = createRandom((last - SHOWN + 1 + back) * 7919 + number);
    return resultOf(kind, random);
  });
}

function resultOf(kind: LiveRoomKind, random: Random): LiveRoundResult {
  const pick = random.integer(0, 9_999);
  switch (kind) {
    case 'BACCARAT':
      return {
        outcome: pick < BACCARAT.PLAYER ? 'PLAYER' : pick < BACCARAT.PLAYER + BACCARAT.BANKER ? 'BANKER' : 'TIE',
      };
    case 'DRAGON_TIGER':
      return {
        outcome:
          pick < DRAGON_TIGER.DRAGON ? 'DRAGON' : pick < DRAGON_TIGER.DRAGON + DRAGON_TIGER.TIGER ? 'TIGER' : 'TIE',
      };
    case 'ROULETTE':
      return { numbers: [random.integer(0, 36)] };
    case 'SIC_BO':
      return { numbers: Array.from({ length: 3 }, () => random.integer(1, 6)) };
    default:
      return {};
  }
}
