import { addDays, calendarDay, DAY_MS, startOfDay } from '@croupier/sdk/rules';
import type {
  GameType,
  LanguageCode,
  Sport,
  SportCount,
  SportsBook,
  SportsMatch,
  SportsMatchPage,
  SportsMatchState,
} from '@croupier/sdk/types';

import { pageOf, Refusal, SITE_CURRENCY, SITE_TIME_ZONE, type DomainContext, type PageQuery } from '../kernel/index.ts';
import { fixtureOf, fixturesAround, type Fixture } from './fixtures.ts';
import { leagues } from './leagues.data.ts';
import { RETURN_PERCENT } from './odds.ts';
import { describeMatch } from './offers.ts';
import { phaseOf } from './results.ts';

/** Days ahead for which matches are known, and those of a list that names none. */
const KNOWN_DAYS = 14;
const LISTED_DAYS = 7;

/** Limits of the sandbox's sports books, in the site's currency. */
const BOOK = {
  currency: SITE_CURRENCY,
  minStake: '10.00',
  maxStake: '20000.00',
  maxPayout: '500000.00',
  maxSelections: 10,
  isDemo: true,
  return: `${RETURN_PERCENT}.00`,
} as const;

const books: readonly SportsBook[] = ['BTI', 'IMES'].map((vassalage) => ({ vassalage, ...BOOK }));

const playsFor = (
  vendor: string,
  { gameType, vassalage = vendor }: Pick<MatchQuery, 'gameType' | 'vassalage'>,
): boolean =>
  vendor === vassalage &&
  leagues.some((league) => league.vendor === vendor && (gameType ?? league.gameType) === league.gameType);

/** The book of a vendor; undefined for one that takes bets in its own lobby only. */
export function bookOf(vendor: string): SportsBook | undefined {
  return books.find(({ vassalage }) => vassalage === vendor);
}

export interface MatchQuery extends PageQuery {
  readonly sport?: Sport | undefined;
  readonly gameType?: GameType | undefined;
  readonly title?: string | undefined;
  readonly state?: SportsMatchState | undefined;
  readonly startsOn?: string | undefined;
  readonly vassalage?: string | undefined;
  readonly days?: number | undefined;
  readonly language?: LanguageCode | undefined;
}

/** Matches that are live, or begin within the days asked for: live ones first, then by time. */
export function listMatches(context: DomainContext, query: MatchQuery): SportsMatchPage {
  const { sport, gameType, title, state, startsOn, vassalage, days = LISTED_DAYS, language } = query;
  const now = context.clock.now().getTime();
  const day = (time: number): string => calendarDay(new Date(time), SITE_TIME_ZONE);
  const today = day(now);
  const end = startOfDay(addDays(today, days), SITE_TIME_ZONE).getTime();
  const found = fixturesAround(now, days).flatMap((fixture) => {
    const { league, startsAt } = fixture;
    if (startsAt >= end) return [];
    if (gameType !== undefined && gameType !== league.gameType) return [];
    if (vassalage !== undefined && vassalage !== league.vendor) return [];
    if (startsOn !== undefined && startsOn !== day(startsAt)) return [];
    const phase = phaseOf(context, fixture);
    if (state === undefined ? phase.state !== 'LIVE' && phase.state !== 'SCHEDULED' : phase.state !== state) return [];
    return [{ fixture, isLive: phase.state === 'LIVE' }];
  });
  const matches = found
    .filter(
      ({ fixture: { league } }) => (sport ?? league.sport) === league.sport && (title ?? league.title) === league.title,
    )
    .toSorted((a, b) => Number(b.isLive) - Number(a.isLive) || a.fixture.startsAt - b.fixture.startsAt);
  const { content, ...page } = pageOf(matches, query);
  return {
    ...page,
    content: content.map(({ fixture }) => describeMatch(context, fixture, { language, markets: 'main' })),
    sports: countSports(found.map(({ fixture }) => fixture)),
    books: books.filter((book) => playsFor(book.vassalage, query)),
  };
}

/** The sports with most matches first. Each game of e-sports is one. */
function countSports(fixtures: readonly Fixture[]): SportCount[] {
  const counts = new Map<string, SportCount>();
  for (const { league } of fixtures) {
    const { sport, title } = league;
    const known = counts.get(`${sport} ${title}`);
    const matches = (known?.matches ?? 0) + 1;
    counts.set(`${sport} ${title}`, { sport, ...(title === undefined ? {} : { title }), matches });
  }
  return [...counts.values()].toSorted((a, b) => b.matches - a.matches);
}

/** A match with all its markets, until a day after its end. */
export function getMatch(context: DomainContext, id: string, language: LanguageCode | undefined): SportsMatch {
  const fixture = fixtureOf(id);
  const now = context.clock.now().getTime();
  const isKnown =
    fixture !== undefined && fixture.startsAt < now + KNOWN_DAYS * DAY_MS && fixture.endsAt + DAY_MS > now;
  if (!isKnown) throw new Refusal('NOT_FOUND');
  return describeMatch(context, fixture, { language, markets: 'all' });
}
