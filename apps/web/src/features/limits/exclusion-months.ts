import type { SelfExclusionRequest } from '@croupier/sdk/types';

export type ExclusionMonths = SelfExclusionRequest['months'];

/** Lengths of a self-exclusion, shortest first [P-18]. */
export const EXCLUSION_MONTHS: readonly ExclusionMonths[] = [6, 12, 60];
