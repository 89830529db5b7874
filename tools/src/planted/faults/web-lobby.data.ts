import type { Fault, UnprovenFault } from '../fault.ts';

const LOBBY = 'apps/web/src/features/lobby';
const QUERIES = 'apps/web/src/shared/games/game-queries.ts';

const PAGES: readonly UnprovenFault[] = [
  {
    id: 'search-page-of-20',
    file: QUERIES,
    before: 'pageSize = LOBBY_PAGE_SIZE,',
    after: 'pageSize = filter.name ? 20 : LOBBY_PAGE_SIZE,',
    breaks: 'LOBBY-25: the search page size is 15',
  },
  {
    id: 'lobby-page-of-20',
    file: QUERIES,
    before: 'pageSize = LOBBY_PAGE_SIZE,',
    after: 'pageSize = filter.name ? LOBBY_PAGE_SIZE : 20,',
    breaks: 'LOBBY-24: the lobby page size is 15',
  },
  {
    id: 'kinds-of-slots-only',
    file: `${LOBBY}/use-classifies.ts`,
    before: 'return lanes.find(({ title }) => title === category)?.gameClassify ?? [];',
    after: 'return [];',
    breaks: 'LOBBY-08: every lobby has its sub-categories',
  },
  {
    id: 'kinds-of-slots-in-another-order',
    file: `${LOBBY}/use-classifies.ts`,
    before: "['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const",
    after: "['VP', 'SC', 'JP', 'TG', 'AC', 'BG'] as const",
    breaks: 'LOBBY-15: the sub-categories of slots',
  },
  {
    id: 'bingo-hidden-in-filipino',
    file: `${LOBBY}/use-classifies.ts`,
    before: "return languages.includes('TY')",
    after: "return !languages.includes('TY')",
    breaks: 'LOBBY-16: bingo is shown when the language TY is supported',
  },
  {
    id: 'play-button-on-two-categories',
    file: `${LOBBY}/GameLobbyPage.tsx`,
    before: "vendor !== undefined && category !== 'RNG' && <PlayVendor",
    after: "vendor !== undefined && (category === 'LIVE' || category === 'SPORTS') && <PlayVendor",
    breaks: 'LOBBY-18: every category except slots has the play button',
  },
  {
    id: 'play-button-on-slots',
    file: `${LOBBY}/GameLobbyPage.tsx`,
    before: "vendor !== undefined && category !== 'RNG' && <PlayVendor",
    after: 'vendor !== undefined && <PlayVendor',
    breaks: 'LOBBY-18: slots have no play button',
  },
  {
    id: 'tile-without-its-game',
    file: 'apps/web/src/shared/paths.ts',
    before: "if (nodeId !== undefined) query.set('nodeId', nodeId);",
    after: '',
    breaks: 'GAME-07: a tile leads to its game',
  },
];

const LISTS: readonly UnprovenFault[] = [
  {
    id: 'more-beyond-the-last-page',
    file: `${LOBBY}/use-game-list.ts`,
    before: 'Math.min(Math.ceil((steps * LIST_PAGE_SIZE) / RECENT_PAGE_SIZE), start.data?.totalPages ?? 1)',
    after: 'Math.ceil((steps * LIST_PAGE_SIZE) / RECENT_PAGE_SIZE)',
    breaks: 'LOBBY-23: nothing is loaded above the last page',
  },
  {
    id: 'more-offered-after-the-last-page',
    file: `${LOBBY}/use-game-list.ts`,
    before: 'hasUnread: recent.length < (first?.data?.totalPages ?? 0)',
    after: 'hasUnread: recent.length <= (first?.data?.totalPages ?? 0)',
    breaks: 'LOBBY-23: nothing is loaded above the last page',
  },
  {
    id: 'list-starts-with-20',
    file: `${LOBBY}/list-view.ts`,
    before: 'export const LIST_PAGE_SIZE = 10;',
    after: 'export const LIST_PAGE_SIZE = 20;',
    breaks: 'LOBBY-06: a list shows more than 10 on demand',
  },
];

const pages = [`${LOBBY}/lobby-pages.test.tsx`];
const lists = [`${LOBBY}/game-lists.test.tsx`];

export const WEB_LOBBY_FAULTS: readonly Fault[] = [
  ...PAGES.map((fault): Fault => ({ ...fault, proof: { kind: 'unit', tests: pages } })),
  ...LISTS.map((fault): Fault => ({ ...fault, proof: { kind: 'unit', tests: lists } })),
];
