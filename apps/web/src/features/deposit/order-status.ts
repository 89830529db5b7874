import type { DepositStatus } from '@croupier/sdk/types';
import type { StatusTone } from '@croupier/ui/StatusChip';

const TONES: Readonly<Record<DepositStatus, StatusTone>> = {
  PENDING: 'pending',
  PROCESSING: 'pending',
  COMPLETED: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
};

/**
 * A status unknown to this version counts as in progress: the order is neither lost nor credited and is polled
 * further.
 */
export const knownStatus = (status: DepositStatus): DepositStatus =>
  Object.hasOwn(TONES, status) ? status : 'PROCESSING';

export const toneOf = (status: DepositStatus): StatusTone => TONES[status];

/** True while an order is not final. */
export const isOpen = (status: DepositStatus): boolean => status === 'PENDING' || status === 'PROCESSING';
