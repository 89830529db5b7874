import type { LotteryDraw, LotteryDrawPage, OpenedDraws } from '@croupier/sdk/types';
import { DAY_MS, MINUTE_MS, zoneOffset } from '@croupier/sdk/rules';

import { lotteries, type Lottery } from '../catalogue/index.ts';
import { SITE_CURRENCY, SITE_TIME_ZONE, pageOf, Refusal, type DomainContext, type PageQuery } from '../kernel/index.ts';
import { drawNumbers, fairnessOf } from './draw-numbers.ts';
import { firstPrizeOf } from './terms.ts';

/** Draws are in equal slots of the local day: the site's zone has no daylight saving time. */
const UTC_OFFSET_MS = zoneOffset(Date.UTC(2026, 0), SITE_TIME_ZONE);
/** Number of past draws shown with the open one. */
const PAST_DRAWS = 20;
/** Number of past draws that a lottery keeps. */
const KEPT_DRAWS = 500;

const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]));

/** The draw open for bets. Refuses an unknown lottery code. */
export function getOpenDraw(context: DomainContext, code: string): LotteryDraw {
  const lottery = lotteryOf(code);
  const now = context.clock.now();
  return { ...describeDraw(context, lottery, slotAt(lottery, now.getTime()), true), asOf: now.toISOString() };
}

/** The open draw and earlier ones, newest first. */
export function listDraws(context: DomainContext, code: string): OpenedDraws {
  const lottery = lotteryOf(code);
  const open = slotAt(lottery, context.clock.now().getTime());
  return {
    list: Array.from({ length: PAST_DRAWS + 1 }, (_, back) => describeDraw(context, lottery, open - back, back === 0)),
  };
}

/** The next and the last draw of a lottery. */
export function drawsAround(
  context: DomainContext,
  lottery: Lottery,
): { nextDraw: LotteryDraw; lastDraw: LotteryDraw } {
  const open = slotAt(lottery, context.clock.now().getTime());
  return {
    nextDraw: describeDraw(context, lottery, open, true),
    lastDraw: describeDraw(context, lottery, lastDrawnBefore(context, lottery, open), false),
  };
}

/** One page of a lottery's results, newest first. Refuses an unknown lottery code. */
export function listResults(context: DomainContext, code: string, page: PageQuery): LotteryDrawPage {
  const lottery = lotteryOf(code);
  const last = slotAt(lottery, context.clock.now().getTime()) - 1;
  const slots = Array.from({ length: KEPT_DRAWS }, (_, back) => last - back);
  const { content, ...position } = pageOf(slots, page);
  return { ...position, content: content.map((slot) => describeDraw(context, lottery, slot, false)) };
}

/** Refuses an unknown lottery code. */
export function lotteryOf(code: string): Lottery {
  const lottery = byCode.get(code);
  if (lottery === undefined) throw new Refusal('GAME_NOT_FOUND');
  return lottery;
}

/** Number of a lottery's draw at a time, counted since the epoch in the brand's time zone. */
function slotAt({ every }: Lottery, time: number): number {
  return Math.floor((time + UTC_OFFSET_MS) / (every * MINUTE_MS));
}

/** Calls a draw off that is not over: it gets no numbers, and its tickets are paid back. */
export function cancelDraw({ store }: DomainContext, code: string, numero: string): void {
  const id = drawId(lotteryOf(code).code, numero);
  if (store.cancelledDraws.get(id) === undefined) store.transact(() => store.cancelledDraws.insert({ id }));
}

export function isCancelled({ store }: DomainContext, code: string, numero: string): boolean {
  return store.cancelledDraws.get(drawId(code, numero)) !== undefined;
}

const drawId = (code: string, numero: string): string => `${code} ${numero}`;

function lastDrawnBefore(context: DomainContext, lottery: Lottery, open: number): number {
  let slot = open - 1;
  while (isCancelled(context, lottery.code, numeroOf(lottery, slot))) slot -= 1;
  return slot;
}

/** Number of a draw: its local day, and its place in the day. */
function numeroOf({ every }: Lottery, slot: number): string {
  const length = every * MINUTE_MS;
  const local = slot * length;
  const numberOfDay = Math.floor((local % DAY_MS) / length) + 1;
  const day = new Date(local).toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}-${String(numberOfDay).padStart(3, '0')}`;
}

function describeDraw(context: DomainContext, lottery: Lottery, slot: number, isOpen: boolean): LotteryDraw {
  const length = lottery.every * MINUTE_MS;
  const local = slot * length;
  const numero = numeroOf(lottery, slot);
  const isOff = isCancelled(context, lottery.code, numero);
  const isDrawn = !isOpen && !isOff;
  const firstPrize = firstPrizeOf(lottery);
  // The sandbox draws at the moment at which bets close.
  const closeAt = new Date(local - UTC_OFFSET_MS + length).toISOString();
  return {
    gameCode: lottery.code,
    numero,
    state: isOff ? 'CANCELLED' : isOpen ? 'OPEN' : 'DRAWN',
    winningNumbers: isDrawn ? drawNumbers(lottery, numero) : [],
    openAt: new Date(local - UTC_OFFSET_MS).toISOString(),
    closeAt,
    drawAt: closeAt,
    ...(isDrawn ? { drawnAt: closeAt } : {}),
    ...(firstPrize === undefined ? {} : { firstPrize, currency: SITE_CURRENCY }),
    fairness: fairnessOf(lottery.code, numero, isDrawn),
  };
}
