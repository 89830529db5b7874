import type { GameCategory, GameType } from '@croupier/sdk/types';

import { createRandom } from '../../clock/random.ts';
import { lotteries } from './lotteries.data.ts';
import { knownGames } from './known-games.data.ts';
import { classifiedSlots, slotTails, slotThemes } from './slot-titles.data.ts';
import {
  cockfightTails,
  cockfightThemes,
  duelTails,
  duelThemes,
  esportsTails,
  esportsThemes,
  fishTails,
  fishThemes,
  liveHalls,
  liveThemes,
  sportsTails,
  sportsThemes,
  type ClassifiedTheme,
  type Theme,
} from './titles.data.ts';
import { vendors } from './vendors.data.ts';

/** Categories: the game types with games. */
export type PlayCategory = GameCategory & GameType;

export interface CatalogueGame {
  readonly nodeId: string;
  readonly name: string;
  /** Vendor code. */
  readonly vendor: string;
  readonly category: PlayCategory;
  readonly classify: string | undefined;
  /** The vendor's own game code. */
  readonly gameCode: string;
  readonly hot: boolean;
  readonly isNew: boolean;
  /** False for an entry that opens its vendor's list. */
  readonly isGame: boolean;
  /** Subject of the cover. */
  readonly motif: string;
  /** The vendor has no launch URL for it, so a launch fails. */
  readonly launchFails: boolean;
}

interface Title {
  readonly name: string;
  readonly motif: string;
  readonly classify?: string | undefined;
  readonly gameCode?: string;
  readonly vendor?: string;
}

const FIRST_NUMBER: Readonly<Record<PlayCategory, number>> = {
  RNG: 20_001,
  LIVE: 30_001,
  FISH: 3301,
  PVP: 40_001,
  SPORTS: 50_001,
  ESPORTS: 60_001,
  COCKFIGHT: 70_001,
  ELOTT: 80_001,
};
const SLOTS = 1080;
const SEED = 20_261_121;
/** Vendors with their own entry among the hot games. */
const VENDOR_ENTRIES = ['JDB', 'PG', 'EG2', 'BTI'];

/** All games by category, in the same order on every run; most categories are shuffled so that neighbours differ. */
export function buildCatalogue(): readonly CatalogueGame[] {
  const titles: readonly (readonly [PlayCategory, readonly Title[]])[] = [
    ['RNG', shuffled([...slots(), ...classifiedSlots.flatMap((theme) => combine([theme], theme.tails, theme.count))])],
    ['LIVE', shuffled(liveThemes.flatMap((theme) => combine([theme], liveHalls, theme.count)))],
    ['FISH', shuffled(combine(fishThemes, fishTails, 150))],
    ['PVP', shuffled(duelThemes.flatMap((theme) => combine([theme], duelTails, theme.count)))],
    ['SPORTS', combine(sportsThemes, sportsTails, 60)],
    ['ESPORTS', combine(esportsThemes, esportsTails, 48)],
    ['COCKFIGHT', combine(cockfightThemes, cockfightTails, 42)],
    ['ELOTT', lotteries.map(({ names, code, vendor, motif }) => ({ name: names.EN, motif, gameCode: code, vendor }))],
  ];
  const generated = titles.flatMap(([category, list]) => toGames(category, list));
  const overrides = new Map(knownGames.map((game) => [game.nodeId, game]));
  const generatedIds = new Set(generated.map(({ nodeId }) => nodeId));
  const additional = knownGames.filter(({ nodeId }) => !generatedIds.has(nodeId));
  return [
    ...generated.map((game) => ({ ...game, ...overrides.get(game.nodeId) })),
    ...additional.map((game) => ({ ...toGame(game.category, game, 0), ...game })),
    ...VENDOR_ENTRIES.flatMap(vendorEntry),
  ];
}

function slots(): Title[] {
  return combine(slotThemes, slotTails, SLOTS).map((title, index) => ({
    ...title,
    classify: index % 7 === 3 ? 'JP' : undefined,
  }));
}

/** All pairs of subject and tail, each once, alternating subjects. */
function combine(
  themes: readonly (Theme & Partial<ClassifiedTheme>)[],
  tails: readonly string[],
  count: number,
): Title[] {
  const subjects = themes.flatMap(({ motif, classify, subjects: names }) =>
    names.map((subject) => ({ motif, classify, subject })),
  );
  const pairs = Math.min(count, subjects.length * tails.length);
  return Array.from({ length: pairs }, (_, index) => {
    const round = Math.floor(index / subjects.length);
    const at = index % subjects.length;
    const { motif, classify, subject } = subjects[at] ?? { motif: '', classify: undefined, subject: '' };
    return { name: `${subject} ${tails[(at * 5 + round) % tails.length] ?? ''}`, motif, classify };
  });
}

function shuffled(titles: readonly Title[]): readonly Title[] {
  const random = createRandom(SEED);
  const drawn = titles.map((title) => ({ title, at: random.next() })).toSorted((a, b) => a.at - b.at);
  return drawn.map(({ title }) => title);
}

function toGames(category: PlayCategory, titles: readonly Title[]): CatalogueGame[] {
  const nextVendor = createRoundRobin(category);
  return titles.map((title, index) => toGame(category, { ...title, vendor: title.vendor ?? nextVendor() }, index));
}

function toGame(category: PlayCategory, title: Title & { readonly vendor: string }, index: number): CatalogueGame {
  return {
    nodeId: `${category.toLowerCase()}_${FIRST_NUMBER[category] + index}`,
    name: title.name,
    vendor: title.vendor,
    category,
    classify: title.classify,
    gameCode: title.gameCode ?? codeOf(title.name),
    hot: index % 16 === 2,
    isNew: index % 21 === 4,
    isGame: true,
    motif: title.motif,
    launchFails: false,
  };
}

function vendorEntry(code: string): CatalogueGame[] {
  const vendor = vendors.find((candidate) => candidate.code === code);
  const [category] = Object.keys(vendor?.shares ?? {});
  if (vendor === undefined || !isPlayCategory(category)) return [];
  const entry = toGame(category, { name: vendor.name, motif: 'vendor', vendor: code }, 0);
  return [{ ...entry, nodeId: `vendor_${code.toLowerCase()}`, isGame: false, hot: true, isNew: false }];
}

function isPlayCategory(name: string | undefined): name is PlayCategory {
  return name !== undefined && Object.hasOwn(FIRST_NUMBER, name);
}

/** Returns vendors in proportion to their shares, each as evenly spread as possible (smooth weighted round robin). */
function createRoundRobin(category: PlayCategory): () => string {
  const queue = vendors
    .map(({ code, shares }) => ({ code, share: shares[category] ?? 0, credit: 0 }))
    .filter(({ share }) => share > 0);
  const totalShares = queue.reduce((sum, { share }) => sum + share, 0);
  return () => {
    for (const vendor of queue) vendor.credit += vendor.share;
    const next = queue.reduce((best, vendor) => (vendor.credit > best.credit ? vendor : best));
    next.credit -= totalShares;
    return next.code;
  };
}

function codeOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z\d]/g, '')
    .toUpperCase();
}
