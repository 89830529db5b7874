import type { BetStatus } from '@croupier/sdk/types';
import type { StatusTone } from '@croupier/ui/StatusChip';

const TONES: Readonly<Record<BetStatus, StatusTone>> = {
  UNSETTLED: 'pending',
  SETTLED: 'success',
  CANCELLED: 'neutral',
};

/** Replaces a status that this version does not know by UNSETTLED. */
export const knownStatus = (status: BetStatus): BetStatus => (Object.hasOwn(TONES, status) ? status : 'UNSETTLED');

export const toneOf = (status: BetStatus): StatusTone => TONES[status];
