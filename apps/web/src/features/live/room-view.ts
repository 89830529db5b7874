import type { LanguageCode, LiveRoom, LiveRoomKind, LiveRoundResult } from '@croupier/sdk/types';
import { compareAmounts, parseAmount } from '@croupier/sdk/rules';
import type { Bead } from '@croupier/ui/game/BeadRoad';

import { isLanguageCode } from '../../i18n/languages.ts';

/** What can win a round; each has a text. */
type Side = NonNullable<LiveRoundResult['outcome']> | 'RED' | 'BLACK' | 'ZERO' | 'SMALL' | 'BIG' | 'TRIPLE';

/** Filter of the rooms, stored in the URL: one kind, or one language of the dealers. */
export type RoomFilter = { readonly kind: LiveRoomKind } | { readonly speaks: LanguageCode } | undefined;

const KINDS: Readonly<Record<LiveRoomKind, true>> = {
  BACCARAT: true,
  ROULETTE: true,
  DRAGON_TIGER: true,
  SIC_BO: true,
  BLACKJACK: true,
  SHOW: true,
};
const PARAMETERS = ['table', 'speaks'] as const;

/** The filters that the rooms have, and the one that the URL names; others are ignored. */
export function readRoomFilter(params: URLSearchParams, rooms: readonly LiveRoom[]): RoomFilter {
  const { kinds, dealerLanguages } = filtersOf(rooms);
  const kind = kinds.find((candidate) => candidate === params.get('table'));
  if (kind !== undefined) return { kind };
  const speaks = dealerLanguages.find((candidate) => candidate === params.get('speaks'));
  return speaks && { speaks };
}

/** Query string with a filter; the parameters of the games are kept. */
export function writeRoomFilter(params: URLSearchParams, filter: RoomFilter): string {
  const next = new URLSearchParams(params);
  for (const name of PARAMETERS) next.delete(name);
  if (filter !== undefined && 'kind' in filter) next.set('table', filter.kind);
  if (filter !== undefined && 'speaks' in filter) next.set('speaks', filter.speaks);
  return `?${next.toString()}`;
}

/** Kinds and dealers' languages of rooms, each once, without unknown ones; one language alone is no choice. */
export function filtersOf(rooms: readonly LiveRoom[]) {
  const kinds = [...new Set(rooms.flatMap(({ kind }) => kind ?? []))].filter((kind) => Object.hasOwn(KINDS, kind));
  const spoken = [...new Set(rooms.flatMap(({ dealerLanguage }) => dealerLanguage ?? []))].filter(isLanguageCode);
  return { kinds, dealerLanguages: spoken.length > 1 ? spoken : [] };
}

export function filterRooms(rooms: readonly LiveRoom[], filter: RoomFilter): readonly LiveRoom[] {
  if (filter === undefined) return rooms;
  return rooms.filter((room) => ('kind' in filter ? room.kind === filter.kind : room.dealerLanguage === filter.speaks));
}

/** Open rooms, their lowest stake, and when the first closed one opens. */
export function summaryOf(rooms: readonly LiveRoom[]) {
  const open = rooms.filter(({ state }) => state === 'OPEN');
  const stakes = open.flatMap(({ minBet, currency }) =>
    minBet === undefined || currency === undefined ? [] : [{ minBet, currency }],
  );
  const [lowest] = stakes.toSorted((a, b) =>
    compareAmounts(parseAmount(a.minBet, a.currency), parseAmount(b.minBet, b.currency)),
  );
  const [opensAt] = rooms.flatMap((room) => room.opensAt ?? []).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return { open: open.length, closed: rooms.length - open.length, lowest, opensAt };
}

const COLORS: Readonly<Record<Side, Bead['side']>> = {
  PLAYER: 'first',
  BANKER: 'second',
  TIE: 'tie',
  DRAGON: 'first',
  TIGER: 'second',
  BLACK: 'first',
  RED: 'second',
  ZERO: 'tie',
  SMALL: 'first',
  BIG: 'second',
  TRIPLE: 'tie',
};

const RED_POCKETS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
/** Highest total of three dice that is small. */
const SMALL_TOTAL = 10;

/** What won a round; undefined for a game without sides. */
export function sideOf({ outcome, numbers = [] }: LiveRoundResult): Side | undefined {
  // A newer platform may send others.
  if (outcome !== undefined) return Object.hasOwn(COLORS, outcome) ? outcome : undefined;
  const [first] = numbers;
  if (first === undefined) return undefined;
  if (numbers.length === 1) return first === 0 ? 'ZERO' : RED_POCKETS.has(first) ? 'RED' : 'BLACK';
  if (numbers.every((die) => die === first)) return 'TRIPLE';
  return numbers.reduce((sum, die) => sum + die, 0) <= SMALL_TOTAL ? 'SMALL' : 'BIG';
}

/** Beads of the last rounds with their sides; `letterOf` names an outcome, numbers are shown as they are. */
export function beadsOf(
  history: readonly LiveRoundResult[],
  letterOf: (outcome: NonNullable<LiveRoundResult['outcome']>) => string,
): readonly (Bead & { readonly name: Side })[] {
  return history.flatMap((result) => {
    const name = sideOf(result);
    if (name === undefined) return [];
    const { outcome, numbers = [] } = result;
    const letter = outcome === undefined ? String(numbers.reduce((sum, number) => sum + number, 0)) : letterOf(outcome);
    return [{ letter, side: COLORS[name], name }];
  });
}
