import type { Fault, UnprovenFault } from '../fault.ts';

const HOME = 'apps/web/src/features/home';
const GAMES = 'apps/web/src/shared/games';
const tests = [`${HOME}/home-page.test.tsx`];

const FAULTS: readonly UnprovenFault[] = [
  {
    id: 'preview-asks-for-15',
    file: `${HOME}/HomeBelowFold.tsx`,
    before: 'const PREVIEW_SIZE = 20;',
    after: 'const PREVIEW_SIZE = 15;',
    breaks: 'LOBBY-26: the category fetch size is 20',
  },
  {
    id: 'preview-shows-15',
    file: `${HOME}/GameSection.tsx`,
    before: 'const MAX_PREVIEW_GAMES = 20;',
    after: 'const MAX_PREVIEW_GAMES = 15;',
    breaks: 'LOBBY-04: a preview shows 20 games after "show more"',
  },
  {
    id: 'preview-starts-with-12',
    file: 'packages/ui/src/components/game/LobbySection/LobbySection.tsx',
    before: 'preview = 10',
    after: 'preview = 12',
    breaks: 'LOBBY-04: a preview shows 10 games at first',
  },
  {
    id: 'six-vendor-cards',
    file: `${HOME}/HomeBelowFold.tsx`,
    before: 'const MAX_VENDOR_CARDS = 5;',
    after: 'const MAX_VENDOR_CARDS = 6;',
    breaks: 'LOBBY-05: vendor previews are cut to 5',
  },
  {
    id: 'jackpot-never-grows',
    file: `${HOME}/Jackpot.tsx`,
    before: 'setCents(nextPool(cents, random))',
    after: 'setCents(cents)',
    breaks: 'JACKPOT-03: the counter grows',
  },
  {
    id: 'jackpot-grows-too-slowly',
    file: `${HOME}/Jackpot.tsx`,
    before: 'nextDelayMs(random));',
    after: 'nextDelayMs(random) * 10);',
    breaks: 'JACKPOT-03: it grows every 3, 4 or 5 seconds',
  },
  {
    id: 'tile-leads-home',
    file: `${GAMES}/use-game-tiles.ts`,
    before: '{ to: game.to, nodeId: game.nodeId }',
    after: "{ to: '/', nodeId: game.nodeId }",
    breaks: 'GAME-07: a tile leads to its game',
  },
  {
    id: 'tile-hides-maintenance',
    file: `${GAMES}/use-game-tiles.ts`,
    before: '...closureOf(game),',
    after: '',
    breaks: 'GAME-04: a game under maintenance is marked',
  },
  {
    id: 'maintenance-in-another-time-zone',
    file: `${GAMES}/use-game-tiles.ts`,
    before: 'timeZone: brand.timeZone });',
    after: "timeZone: 'UTC' });",
    breaks: 'GAME-04: the end of maintenance is shown in the time zone of the brand',
  },
  {
    id: 'favourite-not-given-back',
    file: `${GAMES}/use-favorites.ts`,
    before: 'if (before !== undefined) show(before, true);',
    after: '',
    breaks: 'FAV-02: a favourite is shown again when the platform refuses its removal',
  },
  {
    id: 'favourite-removed-late',
    file: `${GAMES}/use-favorites.ts`,
    before: 'show(query, false);',
    after: '',
    breaks: 'FAV-02: a removed favourite is hidden before the platform has answered',
  },
];

const STRUCTURE: readonly UnprovenFault[] = [
  {
    id: 'home-begins-with-card-games',
    file: 'apps/web/src/shared/games/game-categories.ts',
    before: 'export const homeCategories = [',
    after: "export const homeCategories = ['PVP',",
    breaks: 'LOBBY-01: the order of the sections',
  },
  {
    id: 'home-without-winners',
    file: `${HOME}/HomeBelowFold.tsx`,
    before: '<Winners />',
    after: '',
    breaks: 'HOME-05: the winner board is on home',
  },
  {
    id: 'played-last-for-guests',
    file: `${HOME}/HomeBody.tsx`,
    before: "{session.state === 'member' && <RecentGames />}",
    after: '<RecentGames />',
    breaks: 'LOBBY-02: recent games are shown to logged-in members only',
  },
  {
    id: 'own-lists-for-guests',
    file: 'apps/web/src/app/layouts/SideNavigation.tsx',
    before: 'if (!isMember) return [];',
    after: '',
    breaks: 'SIDE-09: favourites and recent games are shown to logged-in members only',
  },
  {
    id: 'top-navigation-begins-with-slots',
    file: 'apps/web/src/shared/games/game-categories.ts',
    before: 'export const topCategories = [',
    after: "export const topCategories = ['RNG',",
    breaks: 'NAV-03: the categories of the top navigation',
  },
];

const structureTests = ['apps/web/src/app/site-structure.test.tsx'];

export const WEB_HOME_FAULTS: readonly Fault[] = [
  ...FAULTS.map((fault): Fault => ({ ...fault, proof: { kind: 'unit', tests } })),
  ...STRUCTURE.map((fault): Fault => ({ ...fault, proof: { kind: 'unit', tests: structureTests } })),
];
