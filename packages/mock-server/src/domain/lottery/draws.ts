import type { LotteryDraw } from '@croupier/sdk/types';

import { createRandom } from '../../clock/random.ts';
import type { DomainContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { lotteries, type Lottery } from './lotteries.data.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** UTC offset of the brand's time zone, which has no daylight saving time. */
const UTC_OFFSET_MS = 8 * 60 * MINUTE;
/** Number of past draws shown with the open one. */
const PAST_DRAWS = 20;

const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]));

/** The draw open for bets. Refuses an unknown lottery code. */
export function getOpenDraw({ clock }: DomainContext, code: string): LotteryDraw {
  const lottery = lotteryOf(code);
  return describeDraw(lottery, slotAt(lottery, clock.now().getTime()), true);
}

/** The open draw and earlier ones, newest first. */
export function listDraws({ clock }: DomainContext, code: string): { list: LotteryDraw[] } {
  const lottery = lotteryOf(code);
  const open = slotAt(lottery, clock.now().getTime());
  return {
    list: Array.from({ length: PAST_DRAWS + 1 }, (_, back) => describeDraw(lottery, open - back, back === 0)),
  };
}

function lotteryOf(code: string): Lottery {
  const lottery = byCode.get(code);
  if (lottery === undefined) throw new Refusal('GAME_NOT_FOUND');
  return lottery;
}

/** Number of a lottery's draw at a time, counted since the epoch in the brand's time zone. */
function slotAt({ every }: Lottery, time: number): number {
  return Math.floor((time + UTC_OFFSET_MS) / (every * MINUTE));
}

function describeDraw(lottery: Lottery, slot: number, isOpen: boolean): LotteryDraw {
  const length = lottery.every * MINUTE;
  const local = slot * length;
  const numberOfDay = Math.floor((local % DAY) / length) + 1;
  const day = new Date(local).toISOString().slice(0, 10).replaceAll('-', '');
  return {
    gameCode: lottery.code,
    numero: `${day}-${String(numberOfDay).padStart(3, '0')}`,
    winningNumbers: isOpen ? [] : drawNumbers(lottery, slot),
    openAt: new Date(local - UTC_OFFSET_MS).toISOString(),
    closeAt: new Date(local - UTC_OFFSET_MS + length).toISOString(),
  };
}

/** Result of a draw, derived from lottery and draw number only, so that it never changes. */
function drawNumbers({ code, picks, from, to, repeats }: Lottery, slot: number): string[] {
  const random = createRandom(Array.from(code).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), slot));
  const drawn: number[] = [];
  while (drawn.length < picks) {
    const number = random.integer(from, to);
    if (repeats || !drawn.includes(number)) drawn.push(number);
  }
  return drawn.map(String);
}
