import { useListDownlines } from '@croupier/sdk/hooks';
import { ApiError } from '@croupier/sdk/errors';
import { DataGrid, type DataSort } from '@croupier/ui/data/DataGrid';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useQueryFailure } from '../../session/use-query-failure.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { agentPaths } from '../../shared/agent-paths.ts';
import { PAGE_SIZES, requestOf, type TeamSort } from './team-view.ts';
import { useGridTexts } from './use-grid-texts.ts';
import { useTeamColumns, useTeamRows } from './use-team-rows.tsx';
import type { TeamViewState } from './use-team-view.ts';

/** Accounts of a branch, or those that the search finds, a page at a time. */
export function TeamGrid({ view, change }: TeamViewState): ReactNode {
  const { t } = useTranslation('team');
  const query = useListDownlines(requestOf(view), { staleTime: 0, placeholderData: (previous) => previous });
  const { data, isPlaceholderData } = query;
  const failure = useQueryFailure(query, data !== undefined);
  const columns = useTeamColumns();
  const { rows, totals } = useTeamRows(data);
  const texts = useGridTexts();
  return (
    <DataGrid
      label={t('title')}
      columns={columns}
      rows={rows}
      {...(totals !== undefined && { totals })}
      sort={view.sort}
      onSortChange={(sort: DataSort) => change({ sort: asTeamSort(sort, view.sort) })}
      paging={{
        page: view.page,
        pageSize: view.pageSize,
        rowCount: data?.totalElements ?? 0,
        onPageChange: (page) => change({ page }),
        pageSizes: PAGE_SIZES,
        onPageSizeChange: (pageSize) => change({ pageSize }),
      }}
      onOpen={(account) => change({ account })}
      loading={data === undefined ? failure === null : isPlaceholderData}
      empty={<NoAccounts view={view} change={change} />}
      error={failure === null ? undefined : <Failure view={view} change={change} error={failure} retry={query} />}
      texts={texts}
    />
  );
}

interface FailureProps extends TeamViewState {
  readonly error: Error;
  readonly retry: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
}

/** The list failed, or its branch is not in the team. */
function Failure({ change, error, retry: { isFetching, refetch } }: FailureProps): ReactNode {
  const { t } = useTranslation('team');
  if (error instanceof ApiError && error.code === 'NOT_DOWNLINE') {
    return (
      <EmptyState
        icon="search"
        title={t('gone.title')}
        text={t('gone.text')}
        actions={<Button onClick={() => change({ branch: undefined })}>{t('gone.action')}</Button>}
      />
    );
  }
  return <FailedState title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

/** Columns that sort are those of the call. */
const SORTED = ['account', 'teamSize', 'balance', 'lastLoginAt', 'registeredAt'] as const;

function asTeamSort({ column, direction }: DataSort, current: TeamSort): TeamSort {
  return { column: SORTED.find((one) => one === column) ?? current.column, direction };
}

/** Nobody is here: the way back to the first page, out of the filters, or else to the first account. */
function NoAccounts({ view: { find, kind, activity, branch, page }, change }: TeamViewState): ReactNode {
  const { t } = useTranslation(['team', 'lists']);
  if (page > 1) {
    return (
      <EmptyState
        icon="search"
        title={t('pageEmpty.title')}
        text={t('pageEmpty.text')}
        actions={<Button onClick={() => change({ page: 1 })}>{t('pageEmpty.action')}</Button>}
      />
    );
  }
  if (find !== undefined || kind !== undefined || activity !== undefined) {
    return (
      <EmptyState
        icon="search"
        title={t('lists:filtered.title')}
        text={t('unmatched')}
        actions={
          <Button onClick={() => change({ find: undefined, kind: undefined, activity: undefined })}>
            {t('lists:filtered.action')}
          </Button>
        }
      />
    );
  }
  if (branch !== undefined)
    return <EmptyState icon="users" title={t('branchEmpty.title')} text={t('branchEmpty.text')} />;
  return (
    <EmptyState
      icon="users"
      title={t('none.title')}
      text={t('none.text')}
      actions={
        <LinkButton component={Link} to={agentPaths.newAccounts} variant="action">
          {t('invite')}
        </LinkButton>
      }
    />
  );
}
