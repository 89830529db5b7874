import type { LotteryDraw, LotteryDrawPage, OpenedDraws } from '@croupier/sdk/types';
import { DAY_MS, MINUTE_MS, zoneOffset } from '@croupier/sdk/rules';

import { lotteries, type Lottery } from '../catalogue/index.ts';
import { SITE_TIME_ZONE, pageOf, Refusal, type DomainContext, type PageQuery } from '../kernel/index.ts';
import { drawNumbers, fairnessOf } from './draw-numbers.ts';

/** Draws are in equal slots of the local day: the site's zone has no daylight saving time. */
const UTC_OFFSET_MS = zoneOffset(Date.UTC(2026, 0), SITE_TIME_ZONE);
/** Number of past draws shown with the open one. */
const PAST_DRAWS = 20;
/** Number of past draws that a lottery keeps. */
const KEPT_DRAWS = 500;

const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]));

/** The draw open for bets. Refuses an unknown lottery code. */
export function getOpenDraw({ clock }: DomainContext, code: string): LotteryDraw {
  const lottery = lotteryOf(code);
  return describeDraw(lottery, slotAt(lottery, clock.now().getTime()), true);
}

/** The open draw and earlier ones, newest first. */
export function listDraws({ clock }: DomainContext, code: string): OpenedDraws {
  const lottery = lotteryOf(code);
  const open = slotAt(lottery, clock.now().getTime());
  return {
    list: Array.from({ length: PAST_DRAWS + 1 }, (_, back) => describeDraw(lottery, open - back, back === 0)),
  };
}

/** The next and the last draw of a lottery. */
export function drawsAround(
  { clock }: DomainContext,
  lottery: Lottery,
): { nextDraw: LotteryDraw; lastDraw: LotteryDraw } {
  const open = slotAt(lottery, clock.now().getTime());
  return { nextDraw: describeDraw(lottery, open, true), lastDraw: describeDraw(lottery, open - 1, false) };
}

/** One page of a lottery's results, newest first. Refuses an unknown lottery code. */
export function listResults({ clock }: DomainContext, code: string, page: PageQuery): LotteryDrawPage {
  const lottery = lotteryOf(code);
  const last = slotAt(lottery, clock.now().getTime()) - 1;
  const slots = Array.from({ length: KEPT_DRAWS }, (_, back) => last - back);
  const { content, ...position } = pageOf(slots, page);
  return { ...position, content: content.map((slot) => describeDraw(lottery, slot, false)) };
}

function lotteryOf(code: string): Lottery {
  const lottery = byCode.get(code);
  if (lottery === undefined) throw new Refusal('GAME_NOT_FOUND');
  return lottery;
}

/** Number of a lottery's draw at a time, counted since the epoch in the brand's time zone. */
function slotAt({ every }: Lottery, time: number): number {
  return Math.floor((time + UTC_OFFSET_MS) / (every * MINUTE_MS));
}

function describeDraw(lottery: Lottery, slot: number, isOpen: boolean): LotteryDraw {
  const length = lottery.every * MINUTE_MS;
  const local = slot * length;
  const numberOfDay = Math.floor((local % DAY_MS) / length) + 1;
  const day = new Date(local).toISOString().slice(0, 10).replaceAll('-', '');
  const numero = `${day}-${String(numberOfDay).padStart(3, '0')}`;
  // The sandbox draws at the moment at which bets close.
  const closeAt = new Date(local - UTC_OFFSET_MS + length).toISOString();
  return {
    gameCode: lottery.code,
    numero,
    state: isOpen ? 'OPEN' : 'DRAWN',
    winningNumbers: isOpen ? [] : drawNumbers(lottery, numero),
    openAt: new Date(local - UTC_OFFSET_MS).toISOString(),
    closeAt,
    drawAt: closeAt,
    ...(isOpen ? {} : { drawnAt: closeAt }),
    fairness: fairnessOf(lottery.code, numero, !isOpen),
  };
}
