import type { Transaction, TransactionReason, TransactionType } from '@croupier/sdk/types';
import type { RecordRow } from '@croupier/ui/data/RecordTable';

import type { TextKey } from '../../i18n/text-key.ts';
import { typeIconName } from '../../shared/games/type-icon.ts';
import { defineStatuses } from '../../shared/lists/statuses.ts';

type EntryIcon = NonNullable<RecordRow['icon']>;

const ICONS: Readonly<Record<TransactionType, EntryIcon>> = {
  DEPOSIT: 'into',
  WITHDRAWAL: 'out',
  TRANSFER_IN: 'swap',
  TRANSFER_OUT: 'swap',
  BET: 'play',
  PAYOUT: 'play',
  PROMOTION: 'ticket',
  REBATE: 'percent',
  REWARD: 'gift',
  SALARY: 'doc',
  DIVIDEND: 'doc',
  POINT_CONVERT: 'star',
  ADJUSTMENT: 'tool',
};

export const entryTypes = defineStatuses<TransactionType>(
  {
    DEPOSIT: 'neutral',
    WITHDRAWAL: 'neutral',
    TRANSFER_IN: 'neutral',
    TRANSFER_OUT: 'neutral',
    BET: 'neutral',
    PAYOUT: 'neutral',
    PROMOTION: 'neutral',
    REBATE: 'neutral',
    REWARD: 'neutral',
    SALARY: 'neutral',
    DIVIDEND: 'neutral',
    POINT_CONVERT: 'neutral',
    ADJUSTMENT: 'neutral',
  },
  { unknown: 'ADJUSTMENT', textOf: (type) => `account:movements.type.${type}` },
);

export const entryStatuses = defineStatuses<Transaction['status']>(
  { PENDING: 'pending', COMPLETED: 'success', FAILED: 'neutral' },
  { unknown: 'PENDING', textOf: (status) => `account:movements.status.${status}` },
);

/** Icon of an entry; of a visit, that of its game. That of a pending entry is marked. */
export function iconOfEntry({
  type,
  status,
  visit,
}: Pick<Transaction, 'type' | 'status' | 'visit'>): Pick<RecordRow, 'icon' | 'iconTone'> {
  if (visit !== undefined) return { icon: typeIconName(visit.gameType) };
  return { icon: ICONS[entryTypes.known(type)], ...(status === 'PENDING' && { iconTone: 'warning' }) };
}

/** Text of a reason; undefined without one, and for one that this version does not know. */
export function reasonText(reason: TransactionReason | undefined): TextKey | undefined {
  return reason === undefined ? undefined : REASON_TEXTS[reason];
}

const REASON_TEXTS: Readonly<Record<TransactionReason, TextKey | undefined>> = {
  WITHDRAWAL_REJECTED: 'account:movements.reason.WITHDRAWAL_REJECTED',
  WITHDRAWAL_CANCELLED: 'account:movements.reason.WITHDRAWAL_CANCELLED',
  BET_ROLLED_BACK: 'account:movements.reason.BET_ROLLED_BACK',
  BONUS_FORFEITED: 'account:movements.reason.BONUS_FORFEITED',
  DEPOSIT_REVERSED: 'account:movements.reason.DEPOSIT_REVERSED',
  STAFF_CORRECTION: 'account:movements.reason.STAFF_CORRECTION',
};
