import type { GameType } from '@croupier/sdk/types';

/** Game parameters of the URL. */
export interface GameParameters {
  readonly vendor: string;
  readonly category: GameType;
  readonly nodeId: string | undefined;
  /** Live room of the vendor. */
  readonly roomId: string | undefined;
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

/** Parses the game from the URL; undefined when parameters are missing or invalid. */
export function readGameParameters(parameters: URLSearchParams): GameParameters | undefined {
  const vendor = parameters.get('vassalage') ?? '';
  const category = parameters.get('gameType');
  const nodeId = parameters.get('nodeId') ?? undefined;
  const roomId = parameters.get('roomId') ?? undefined;
  const demo = parameters.get('demo') === '1';
  // Demos exist for games only, not for a vendor's lobby.
  if (vendor === '' || !isCategory(category) || (demo && nodeId === undefined)) return undefined;
  return { vendor, category, nodeId, roomId, demo };
}
