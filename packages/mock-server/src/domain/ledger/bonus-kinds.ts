import type { TransactionType } from '@croupier/sdk/types';

/** Kinds of movements that give a bonus, or take one back. */
export const BONUS_KINDS = ['PROMOTION', 'REWARD', 'POINT_CONVERT'] as const satisfies readonly TransactionType[];
