import { formatMoney } from '@croupier/sdk/rules';
import type { WithdrawOrder } from '@croupier/sdk/types';
import { TaskList, type Task } from '@croupier/ui/data/TaskList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';

const MAX_TASKS = 5;

export interface AccountTasksProps {
  readonly orders: readonly WithdrawOrder[];
  readonly isPasswordSet: boolean;
}

/** What waits for the member: payments to confirm, and what is missing before money can leave. */
export function AccountTasks({ orders, isPasswordSet }: AccountTasksProps): ReactNode {
  const { t, i18n } = useTranslation('account');
  const timeText = useTimeText();
  const receipts = orders.flatMap(({ orderId, payouts }) =>
    payouts
      .filter(({ status }) => status === 'SENT')
      .map(({ payoutId, amount, currency, confirmDeadline }): Task<typeof Link> => ({
        id: payoutId,
        icon: 'out',
        tone: 'warning',
        title: t('arrived', { amount: formatMoney(amount, currency, i18n.language) }),
        text: confirmDeadline && t('arrivedText', { time: timeText(confirmDeadline) }),
        link: { to: `${paths.withdrawal}?order=${encodeURIComponent(orderId)}` },
      })),
  );
  const tasks = [
    ...receipts,
    ...(isPasswordSet
      ? []
      : [
          {
            id: 'password',
            icon: 'key' as const,
            title: t('password'),
            text: t('passwordText'),
            link: { to: paths.withdrawal },
          },
        ]),
  ].slice(0, MAX_TASKS);
  return (
    <TaskList title={t('tasks')} tasks={tasks} countLabel={t('count', { count: tasks.length })} linkComponent={Link} />
  );
}
