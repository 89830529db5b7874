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
 * A status that is newer than this page counts as one that somebody still works on: the order is neither lost nor
 * credited, and is asked about again.
 */
export const knownStatus = (status: DepositStatus): DepositStatus =>
  Object.hasOwn(TONES, status) ? status : 'PROCESSING';

export const toneOf = (status: DepositStatus): StatusTone => TONES[status];

/** Whether somebody still has to do something about an order. */
export const isOpen = (status: DepositStatus): boolean => status === 'PENDING' || status === 'PROCESSING';
