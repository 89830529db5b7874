import type { ListKind } from './game-categories.ts';

/** The group of selections that are lists across categories [CONST-09]. */
export const listKinds = ['HOT', 'FAV', 'RECENT'] as const satisfies readonly ListKind[];

/** Selections of games: all or the new ones of a category, or a list across categories [CONST-09]. */
export const gameSelections = ['ALL', ...listKinds, 'NEW'] as const;

export type GameSelection = (typeof gameSelections)[number];
