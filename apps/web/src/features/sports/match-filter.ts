import { addDays, calendarDay } from '@croupier/sdk/rules';
import type { Sport } from '@croupier/sdk/types';

import { isSport } from './wire-values.ts';

/** Matches that are shown first, and more with each press. */
export const PAGE_SIZE = 20;
/** Calendar days to look ahead. */
const DAYS = 3;

export const WHENS = ['all', 'live', 'today', 'tomorrow'] as const;
export type When = (typeof WHENS)[number];

/** Filter of the matches, stored in the URL. */
export interface MatchFilter {
  readonly sport: Sport | undefined;
  /** Game of e-sports. */
  readonly title: string | undefined;
  readonly when: When;
}

/** Parses the URL's parameters; invalid values are ignored. */
export function readMatchFilter(params: URLSearchParams): MatchFilter {
  const sport = params.get('sport');
  const title = params.get('title') ?? '';
  return {
    sport: isSport(sport) ? sport : undefined,
    title: title === '' || title.length > 100 ? undefined : title,
    when: WHENS.find((when) => when === params.get('when')) ?? 'all',
  };
}

/** The search part of the URL with this filter. */
export function writeMatchFilter({ sport, title, when }: MatchFilter): string {
  const params = new URLSearchParams();
  if (sport !== undefined) params.set('sport', sport);
  if (title !== undefined) params.set('title', title);
  if (when !== 'all') params.set('when', when);
  return params.size === 0 ? '' : `?${params}`;
}

/** The filter as parameters of the call. */
export function matchQueryOf({ sport, title, when }: MatchFilter, timeZone: string) {
  const today = calendarDay(new Date(), timeZone);
  return {
    days: DAYS,
    ...(sport !== undefined && { sport }),
    ...(title !== undefined && { title }),
    ...(when === 'live' && { state: 'LIVE' as const }),
    ...(when === 'today' && { startsOn: today }),
    ...(when === 'tomorrow' && { startsOn: addDays(today, 1) }),
  };
}
