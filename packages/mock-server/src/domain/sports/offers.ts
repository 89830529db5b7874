import type { LanguageCode, SportsMarket, SportsMarketState, SportsMatch } from '@croupier/sdk/types';

import { localize, type DomainContext } from '../kernel/index.ts';
import { fixtureOf, type Fixture } from './fixtures.ts';
import { decide, marketsOf, type Market, type Pick } from './markets.ts';
import { isSuspendedAt, oddsAt, oddsText } from './odds.ts';
import { phaseOf, type MatchPhase } from './results.ts';
import { marketNames, pickNames, totalNames, totalPoints } from './words.data.ts';

const CODES = { WINNER: 'w', HANDICAP: 'h', TOTAL: 't' } as const;

/** A selection with its match and what is offered for it now. */
export interface Offer {
  readonly selectionId: string;
  readonly fixture: Fixture;
  readonly market: Market;
  readonly pick: Pick;
  readonly state: SportsMarketState;
  readonly odds: string;
}

const marketId = ({ id }: Fixture, { kind }: Market): string => `${id}.${CODES[kind]}`;
const selectionId = (fixture: Fixture, market: Market, index: number): string =>
  `${marketId(fixture, market)}${index + 1}`;

/** The selection with this id; undefined for one that its match does not have. */
export function findOffer(context: DomainContext, id: string): Offer | undefined {
  const fixture = fixtureOf(id.split('.')[0] ?? '');
  if (fixture === undefined) return undefined;
  for (const market of marketsOf(fixture)) {
    const index = market.picks.findIndex((_, place) => selectionId(fixture, market, place) === id);
    const pick = market.picks[index];
    if (pick === undefined) continue;
    const now = context.clock.now().getTime();
    const state = stateAt(fixture, phaseOf(context, fixture), now);
    return { selectionId: id, fixture, market, pick, state, odds: oddsText(oddsAt(fixture, market, pick, now)) };
  }
  return undefined;
}

/** What became of a selection. */
export function resultOf(
  context: DomainContext,
  { fixture, market, pick }: Offer,
): 'OPEN' | 'VOID' | ReturnType<typeof decide> {
  const phase = phaseOf(context, fixture);
  if (phase.state === 'CANCELLED') return 'VOID';
  return phase.state === 'ENDED' ? decide(market, pick, phase.score) : 'OPEN';
}

/** Markets take bets until their match begins, with suspensions now and then. */
function stateAt(fixture: Fixture, { state }: MatchPhase, now: number): SportsMarketState {
  if (state !== 'SCHEDULED') return 'CLOSED';
  return isSuspendedAt(fixture, now) ? 'SUSPENDED' : 'OPEN';
}

/** A match as the contract describes it, with its main market or with all. */
export function describeMatch(
  context: DomainContext,
  fixture: Fixture,
  { language, markets }: { readonly language: LanguageCode | undefined; readonly markets: 'main' | 'all' },
): SportsMatch {
  const { id, league, home, away, startsAt } = fixture;
  const phase = phaseOf(context, fixture);
  const now = context.clock.now();
  const all = marketsOf(fixture);
  const shown = markets === 'all' ? all : all.slice(0, 1);
  return {
    matchId: id,
    vassalage: league.vendor,
    sport: league.sport,
    ...(league.title === undefined ? {} : { title: league.title }),
    league: league.name,
    home: home[0],
    away: away[0],
    startsAt: new Date(startsAt).toISOString(),
    state: phase.state,
    ...('score' in phase ? { score: scoreText(phase.score) } : {}),
    markets: shown.map((market) => describeMarket(fixture, market, phase, { now: now.getTime(), language })),
    marketCount: all.length,
    updatedAt: now.toISOString(),
  };
}

export const scoreText = ({ home, away }: { readonly home: number; readonly away: number }): string =>
  `${home} : ${away}`;

interface Moment {
  readonly now: number;
  readonly language: LanguageCode | undefined;
}

function describeMarket(fixture: Fixture, market: Market, phase: MatchPhase, { now, language }: Moment): SportsMarket {
  return {
    marketId: marketId(fixture, market),
    kind: market.kind,
    name: marketName(fixture, market, language),
    ...(market.kind === 'WINNER' ? {} : { line: lineText(market.halves) }),
    state: stateAt(fixture, phase, now),
    selections: market.picks.map((pick, index) => ({
      selectionId: selectionId(fixture, market, index),
      name: pickName(fixture, market, pick, language),
      odds: oddsText(oddsAt(fixture, market, pick, now)),
    })),
  };
}

export function marketName({ league }: Fixture, { kind }: Market, language: LanguageCode | undefined): string {
  return localize(kind === 'TOTAL' ? (totalNames[league.sport] ?? totalPoints) : marketNames[kind], language);
}

export function pickName(
  { home, away }: Fixture,
  { kind, halves }: Market,
  pick: Pick,
  language?: LanguageCode,
): string {
  if (pick === 'DRAW') return localize(pickNames.DRAW, language);
  if (pick === 'OVER' || pick === 'UNDER') return `${localize(pickNames[pick], language)} ${lineText(halves)}`;
  const [name] = pick === 'HOME' ? home : away;
  if (kind === 'WINNER') return name;
  const line = pick === 'HOME' ? halves : -halves;
  return `${name} ${line > 0 ? '+' : ''}${lineText(line)}`;
}

const lineText = (halves: number): string =>
  `${halves < 0 ? '-' : ''}${Math.floor(Math.abs(halves) / 2)}${halves % 2 === 0 ? '' : '.5'}`;
