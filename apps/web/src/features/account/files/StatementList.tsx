import { useListStatements } from '@croupier/sdk/hooks';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { LinkList } from '@croupier/ui/navigation/LinkList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { QueryBoundary } from '../../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../../shared/use-time-text.ts';
import { statementPath } from './statement-path.ts';
import { POLL_INTERVAL_MS, statementStatuses } from './statement-status.ts';
import { usePeriodText } from './use-period-text.ts';

const SHOWN = 20;

/** The statements of the last 30 days, newest first. */
export function StatementList(): ReactNode {
  const { t, i18n } = useTranslation('account');
  const timeText = useTimeText();
  const periodText = usePeriodText();
  const query = useListStatements(
    { pageNo: 1, pageSize: SHOWN },
    {
      select: ({ content }) => content,
      refetchInterval: ({ state: { data } }) =>
        data?.value.content.some(({ status }) => statementStatuses.known(status) === 'PREPARING') === true
          ? POLL_INTERVAL_MS
          : false,
      staleTime: 0,
    },
  );
  return (
    <QueryBoundary
      query={query}
      failure={t('files.list.failed')}
      skeleton={<Skeleton shape="box" height="10rem" />}
      empty={{
        when: (statements) => statements.length === 0,
        state: (
          <EmptyState icon="doc" headingLevel={2} title={t('files.list.none.title')} text={t('files.list.none.text')} />
        ),
      }}
    >
      {(statements) => (
        <LinkList
          title={t('files.list.title')}
          linkComponent={Link}
          items={statements.map(({ statementId, status, requestedAt, ...times }) => ({
            id: statementId,
            icon: 'doc',
            title: periodText(times),
            text: t('files.list.asked', { time: timeText(requestedAt) }),
            end: (
              <StatusChip tone={statementStatuses.toneOf(status)}>
                {i18n.t(statementStatuses.textOf(status))}
              </StatusChip>
            ),
            link: { to: statementPath(statementId) },
          }))}
        />
      )}
    </QueryBoundary>
  );
}
