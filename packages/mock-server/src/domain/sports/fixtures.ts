import { addDays, calendarDay, DAY_MS, MINUTE_MS, startOfDay } from '@croupier/sdk/rules';

import { fingerprintOf, SITE_TIME_ZONE } from '../kernel/index.ts';
import { leagues, type League, type Side } from './leagues.data.ts';

/** A match of the sandbox. It follows from its id alone: league, local day, and place in the day. */
export interface Fixture {
  readonly id: string;
  readonly league: League;
  readonly home: Side;
  readonly away: Side;
  /** Epoch ms. */
  readonly startsAt: number;
  readonly endsAt: number;
}

const byCode = new Map(leagues.map((league) => [league.code, league]));
const ID = /^mt_([A-Z]+)_(\d{4})(\d{2})(\d{2})_(\d{1,2})$/;

/** The match with this id; undefined for one that no league plays. */
export function fixtureOf(id: string): Fixture | undefined {
  const [, code = '', year, month, date, number] = ID.exec(id) ?? [];
  const league = byCode.get(code);
  const day = `${year}-${month}-${date}`;
  const index = Number(number) - 1;
  const start = league?.starts[index];
  if (league === undefined || start === undefined || Number.isNaN(Date.parse(day)) || String(index + 1) !== number) {
    return undefined;
  }
  return createFixture(league, day, index, start);
}

/** The matches that begin within so many local days from a day on, in the order of their beginning. */
export function fixturesFrom(day: string, days: number): readonly Fixture[] {
  return Array.from({ length: days }, (_, index) => addDays(day, index))
    .flatMap((one) =>
      leagues.flatMap((league) => league.starts.map((start, index) => createFixture(league, one, index, start))),
    )
    .toSorted((a, b) => a.startsAt - b.startsAt);
}

/** The local days on which matches that are played now may have begun, and so many to come. */
export function fixturesAround(now: number, days: number): readonly Fixture[] {
  return fixturesFrom(calendarDay(new Date(now - DAY_MS), SITE_TIME_ZONE), days + 1);
}

function createFixture(league: League, day: string, index: number, start: string): Fixture {
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  const startsAt = startOfDay(day, SITE_TIME_ZONE).getTime() + (hours * 60 + minutes) * MINUTE_MS;
  const [home, away] = pairOf(league, day, index);
  return {
    id: `mt_${league.code}_${day.replaceAll('-', '')}_${index + 1}`,
    league,
    home,
    away,
    startsAt,
    endsAt: startsAt + league.length * MINUTE_MS,
  };
}

/** Two sides of a day's order, which follows from league and day; all sides play before one plays again. */
function pairOf({ code, sides }: League, day: string, index: number): readonly [Side, Side] {
  const perRound = Math.floor(sides.length / 2);
  const seed = fingerprintOf(`pairs ${code} ${day} ${Math.floor(index / perRound)}`);
  const order = [...sides];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Number.parseInt(seed.slice(last * 4, last * 4 + 4), 16) % (last + 1);
    [order[last], order[other]] = [order[other] ?? ['', 0], order[last] ?? ['', 0]];
  }
  const place = (index % perRound) * 2;
  return [order[place] ?? ['', 0], order[place + 1] ?? ['', 0]];
}
