import type { GameType } from '@croupier/sdk/types';

/** What the address of the game page asks for. */
export interface WantedGame {
  readonly vendor: string;
  readonly category: GameType;
  readonly nodeId: string | undefined;
  readonly demo: boolean;
}

const CATEGORIES: Readonly<Record<Exclude<GameType, 'HOME' | 'PROMO'>, true>> = {
  RNG: true,
  LIVE: true,
  FISH: true,
  PVP: true,
  SPORTS: true,
  ESPORTS: true,
  COCKFIGHT: true,
  ELOTT: true,
};

const isCategory = (value: string | null): value is keyof typeof CATEGORIES =>
  value !== null && Object.hasOwn(CATEGORIES, value);

/** Reads the game from the page's parameters; undefined when they name none. */
export function readWantedGame(parameters: URLSearchParams): WantedGame | undefined {
  const vendor = parameters.get('vassalage') ?? '';
  const category = parameters.get('gameType');
  const nodeId = parameters.get('nodeId') ?? undefined;
  const demo = parameters.get('demo') === '1';
  // A demo is of one game; a vendor's lobby has none.
  if (vendor === '' || !isCategory(category) || (demo && nodeId === undefined)) return undefined;
  return { vendor, category, nodeId, demo };
}
