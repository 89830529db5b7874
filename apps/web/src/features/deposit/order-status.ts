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

export const toneOf = (status: DepositStatus): StatusTone => TONES[status];

/** Whether somebody still has to do something about an order. */
export const isOpen = (status: DepositStatus): boolean => status === 'PENDING' || status === 'PROCESSING';
