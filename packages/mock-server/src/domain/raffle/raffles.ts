import { addDays, calendarDay, HOUR_MS, periodAt, startOfDay } from '@croupier/sdk/rules';

import type { RaffleRow } from '../../store/rows/raffle.ts';
import { activityStateOf } from '../content/index.ts';
import { Refusal, SITE_TIME_ZONE, type DomainContext } from '../kernel/index.ts';

/** Id of the promotion. It names the raffle that runs, and is part of what is hashed in the draws of every month. */
export const RAFFLE_PROMOTION = 'promo_fiesta_raffle';
/** Hexadecimal digits of a server seed, which has 32 bytes. */
export const SERVER_SEED_DIGITS = 64;
/** Time of day of the draw of tickets. */
const DRAW_TIME = 20 * HOUR_MS;

/** Id of the raffle of a month: the promotion and the first day of the month in the brand's time zone (G-7). */
function raffleIdAt(moment: Date): string {
  const { start } = periodAt('MONTH', moment, SITE_TIME_ZONE);
  return `${RAFFLE_PROMOTION}_${calendarDay(start, SITE_TIME_ZONE).replaceAll('-', '')}`;
}

/** The times of the raffle of an instant's month; its list of tickets closes with the Saturday before the last Sunday. */
export function raffleTimesAt(moment: Date) {
  const { start, end } = periodAt('MONTH', moment, SITE_TIME_ZONE);
  const closesAt = startOfDay(lastSundayBefore(calendarDay(end, SITE_TIME_ZONE)), SITE_TIME_ZONE);
  return { start, end, closesAt, drawsAt: new Date(closesAt.getTime() + DRAW_TIME) };
}

/** Opens the raffle of the month of an instant: from now on the hash of its seed is public (PR-25). */
export function openRaffle(
  { store, secrets }: DomainContext,
  moment: Date,
  serverSeed = secrets.hex(SERVER_SEED_DIGITS),
): RaffleRow {
  const { start, end, closesAt, drawsAt } = raffleTimesAt(moment);
  return store.raffles.insert({
    id: raffleIdAt(start),
    startAt: start.toISOString(),
    endAt: end.toISOString(),
    closesAt: closesAt.toISOString(),
    drawsAt: drawsAt.toISOString(),
    serverSeed,
    ticketsText: null,
    ticketsHash: null,
    winners: null,
  });
}

/** The last Sunday before a day, both `YYYY-MM-DD`. */
function lastSundayBefore(day: string): string {
  const last = addDays(day, -1);
  return addDays(last, -new Date(last).getUTCDay());
}

/** The raffle with this id; the one that runs for the id of the promotion. Refuses others with PROMO_NOT_FOUND. */
export function raffleNamed({ store, clock }: DomainContext, promotionId: string): RaffleRow {
  const row = store.raffles.get(promotionId === RAFFLE_PROMOTION ? raffleIdAt(clock.now()) : promotionId);
  if (row === undefined) throw new Refusal('PROMO_NOT_FOUND');
  return row;
}

/** The raffle of the month before; undefined for the first one. */
export function raffleBefore({ store }: DomainContext, { startAt }: RaffleRow): RaffleRow | undefined {
  return store.raffles.get(raffleIdAt(new Date(Date.parse(startAt) - 1)));
}

/** State of a raffle now: by the end of its month, then by the dates of staff; undefined while draws can be made. */
export function raffleStateOf(context: DomainContext, raffle: RaffleRow): ReturnType<typeof activityStateOf> {
  return isOver(context, raffle) ? 'CLOSE' : activityStateOf(context, { promotionId: RAFFLE_PROMOTION });
}

/** True from the end of the month on. */
export function isOver({ clock }: DomainContext, { endAt }: RaffleRow): boolean {
  return clock.now().getTime() >= Date.parse(endAt);
}
