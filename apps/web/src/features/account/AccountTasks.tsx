import { useGetWithdrawConfig, useListWithdrawOrders } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { WithdrawOrder } from '@croupier/sdk/types';
import { TaskList, type Task } from '@croupier/ui/data/TaskList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useRecentDays } from '../../shared/lists/use-recent-days.ts';
import { securityPath } from '../../shared/security-path.ts';
import { paths } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';

const MAX_TASKS = 5;

/** Loads what waits for the member. A failure is shown by the parts that have the same data. */
export function WaitingTasks(): ReactNode {
  const config = useGetWithdrawConfig({ staleTime: 0 });
  const orders = useListWithdrawOrders(
    { ...useRecentDays(30), pageSize: MAX_TASKS },
    { select: ({ content }) => content, staleTime: 0 },
  );
  return <AccountTasks orders={orders.data ?? []} isPasswordSet={config.data?.paymentPasswordSet !== false} />;
}

interface AccountTasksProps {
  readonly orders: readonly WithdrawOrder[];
  readonly isPasswordSet: boolean;
}

/** What waits for the member: payments to confirm, and what is missing before money can leave. */
function AccountTasks({ orders, isPasswordSet }: AccountTasksProps): ReactNode {
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
            link: { to: securityPath('security', 'paymentPassword') },
          },
        ]),
  ].slice(0, MAX_TASKS);
  return (
    <TaskList title={t('tasks')} tasks={tasks} countLabel={t('count', { count: tasks.length })} linkComponent={Link} />
  );
}
