import type { DepositStatus } from '@croupier/sdk/types';
import type { StatusTone } from '@croupier/ui/StatusChip';

const TONES: Readonly<Record<DepositStatus, StatusTone>> = {
  PENDING: 'pending',
  PROCESSING: 'pending',
  COMPLETED: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  REVERSED: 'danger',
};

/**
 * Replaces a status that this version does not know by PROCESSING: the order stays visible and is polled.
 */
export const knownStatus = (status: DepositStatus): DepositStatus =>
  Object.hasOwn(TONES, status) ? status : 'PROCESSING';

export const toneOf = (status: DepositStatus): StatusTone => TONES[status];
