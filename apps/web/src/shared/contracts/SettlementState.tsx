import type { SalaryRecord } from '@croupier/sdk/types';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isZero } from '../is-zero.ts';
import { useTimeText } from '../use-time-text.ts';
import { settlementStatuses } from './contract-statuses.ts';

export interface SettlementStateProps {
  readonly settlement: Pick<SalaryRecord, 'status' | 'reason' | 'dueAt' | 'settledAt' | 'amount'>;
}

/** Whether a settlement was paid and when, or why it was not. */
export function SettlementState({ settlement }: SettlementStateProps): ReactNode {
  const { t } = useTranslation('contracts');
  const timeText = useTimeText();
  const { status, reason, dueAt, settledAt, amount } = settlement;
  if (status === 'PENDING') {
    const isOverdue = reason === 'PAYER_SHORT';
    return (
      <StatusChip tone={isOverdue ? 'danger' : 'pending'}>
        {t(isOverdue ? 'state.overdue' : 'state.due', { time: timeText(dueAt) })}
      </StatusChip>
    );
  }
  if (status === 'PAID' && isZero(amount)) return <StatusChip tone="neutral">{t('state.nothing')}</StatusChip>;
  return (
    <StatusChip tone={settlementStatuses.toneOf(status)}>
      {t(status === 'PAID' ? 'state.paid' : 'state.refused', { time: timeText(settledAt ?? dueAt) })}
    </StatusChip>
  );
}
