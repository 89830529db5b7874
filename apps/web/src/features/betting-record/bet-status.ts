import type { BetStatus } from '@croupier/sdk/types';
import type { StatusTone } from '@croupier/ui/StatusChip';

const TONES: Readonly<Record<BetStatus, StatusTone>> = {
  UNSETTLED: 'pending',
  SETTLED: 'success',
  CANCELLED: 'neutral',
};

/** A status unknown to this version counts as open. */
export const knownStatus = (status: BetStatus): BetStatus => (Object.hasOwn(TONES, status) ? status : 'UNSETTLED');

export const toneOf = (status: BetStatus): StatusTone => TONES[status];
