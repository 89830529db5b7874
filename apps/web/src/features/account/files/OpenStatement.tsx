import { useGetStatement } from '@croupier/sdk/hooks';
import type { RequestedStatement } from '@croupier/sdk/types';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { VisuallyHidden } from '@croupier/ui/layout/VisuallyHidden';
import { LinkList } from '@croupier/ui/navigation/LinkList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../shared/page/QueryBoundary.tsx';
import { isSafeLink } from '../../../shared/safe-link.ts';
import { useTimeText } from '../../../shared/use-time-text.ts';
import { POLL_INTERVAL_MS, statementStatuses } from './statement-status.ts';
import { StatementMonths } from './StatementMonths.tsx';
import { usePeriodText } from './use-period-text.ts';

/** One statement: being made, ready with its files and months, or expired. */
export function OpenStatement({ statementId }: { readonly statementId: string }): ReactNode {
  const { t } = useTranslation('account');
  const query = useGetStatement(
    { statementId },
    {
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && statementStatuses.known(data.value.status) === 'PREPARING' ? POLL_INTERVAL_MS : false,
      staleTime: 0,
    },
  );
  if (query.error?.status === 404) {
    return (
      <EmptyState icon="hourglass" headingLevel={2} title={t('files.expired.title')} text={t('files.expired.text')} />
    );
  }
  return (
    <QueryBoundary query={query} failure={t('files.failed')} skeleton={<Skeleton shape="box" height="12rem" />}>
      {(statement) => <KnownStatement statement={statement} />}
    </QueryBoundary>
  );
}

function KnownStatement({ statement }: { readonly statement: RequestedStatement }): ReactNode {
  const { t } = useTranslation('account');
  const timeText = useTimeText();
  const periodText = usePeriodText();
  const { readyAt, expiresAt, files = [], months = [] } = statement;
  const isReady = statementStatuses.known(statement.status) === 'READY';
  return (
    <ContentSection titleSize="section" title={isReady ? t('files.ready.title') : t('files.preparing.title')}>
      <p>{periodText(statement)}</p>
      <VisuallyHidden role="status">{isReady ? t('files.ready.title') : t('files.preparing.title')}</VisuallyHidden>
      {isReady ? (
        <PanelStack>
          <p>{t('files.ready.text', { time: timeText(expiresAt) })}</p>
          <LinkList
            title={t('files.ready.files')}
            items={files
              .filter(({ url }) => isSafeLink(url, location.origin))
              .map(({ record, name, url, rows }) => ({
                id: record,
                icon: 'download',
                title: t(`files.record.${record}`),
                text: t('files.ready.rows', { count: rows }),
                link: { href: url, download: name },
              }))}
          />
          {statement.statement !== undefined && (
            <StatementMonths months={months} currency={statement.statement.currency} />
          )}
        </PanelStack>
      ) : (
        <InlineAlert tone="info">{t('files.preparing.text', { time: timeText(readyAt) })}</InlineAlert>
      )}
    </ContentSection>
  );
}
