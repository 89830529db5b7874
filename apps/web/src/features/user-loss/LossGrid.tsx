import { useListUserLossStatements, type ListUserLossStatementsParameters } from '@croupier/sdk/hooks';
import type { StatementPage, StatementRow } from '@croupier/sdk/types';
import { DataGrid, type DataColumn, type DataRow } from '@croupier/ui/data/DataGrid';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { useIsDesktop } from '@croupier/ui/theme';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useQueryFailure } from '../../session/use-query-failure.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useGridTexts, type GridState } from '../../shared/team-figures/use-grid.ts';
import type { TeamPeriod } from '../../shared/team-figures/use-team-period.ts';
import { LossEmpty } from './LossEmpty.tsx';
import type { LossScope } from './loss-request.ts';
import { useGameDetails } from './use-game-details.tsx';
import { useLossCells } from './use-loss-cells.ts';
import { useScopePaths } from './use-scope-paths.ts';

const AccountSheet = lazyComponent(async () => (await import('./AccountSheet.tsx')).AccountSheet);

/** Columns that the platform sorts by; the first is the order of the page. */
export const LOSS_SORTS = [
  'operatorResult',
  'account',
  'deposit',
  'withdrawal',
  'betAmount',
  'validBet',
  'payout',
  'bonus',
  'rebate',
] as const;

type LossSort = (typeof LOSS_SORTS)[number];

/** Columns that a category of games does not have. */
const MONEY_COLUMNS = ['deposit', 'withdrawal', 'bonus'] as const;
const NO_COLUMNS: readonly string[] = [];

export interface LossGridProps {
  readonly query: UseQueryResult<StatementPage>;
  readonly grid: GridState<LossSort>;
  readonly period: TeamPeriod;
  readonly scope: LossScope;
  readonly request: ListUserLossStatementsParameters;
}

/**
 * One row for each direct downline with everything below it: an account opens its games, below its row or on phones in a
 * sheet; a branch opens its accounts.
 */
export function LossGrid({ query, grid, period, scope, request }: LossGridProps): ReactNode {
  const { t } = useTranslation('userLoss');
  const navigate = useNavigate();
  const toScope = useScopePaths();
  const isDesktop = useIsDesktop();
  const [openName, setOpenName] = useState<string>();
  const details = useGameDetails(isDesktop ? openName : undefined, period);
  const own = useOwnRow(scope, request);
  const columns = useColumns();
  const { rowCells, totalCells } = useLossCells(scope);
  const texts = useGridTexts((name) => t('open', { account: name }));
  const failure = useQueryFailure(query, query.data !== undefined);
  const { data, isFetching, isPlaceholderData, refetch } = query;
  const branches = data?.content ?? [];
  const rows = own === undefined || data === undefined ? branches : [own, ...branches];
  const opened = rows.find(({ account }) => account === openName);
  // The account at the top of the branch has a row of its own there.
  const hasGames = ({ account, teamSize }: StatementRow): boolean => account === scope.parentAccount || teamSize === 0;
  const open = (account: string): void => {
    if (rows.some((row) => row.account === account && !hasGames(row))) void navigate(toScope(account));
    else setOpenName(account === openName ? undefined : account);
  };
  const gridRow = (row: StatementRow): DataRow => ({
    id: row.account,
    name: row.account,
    cells: rowCells(row),
    ...(hasGames(row) && { expanded: row === opened }),
    ...(row === opened && details !== undefined && { details }),
  });
  return (
    <>
      <DataGrid
        label={t('title')}
        columns={columns}
        hidden={scope.gameType === undefined ? NO_COLUMNS : MONEY_COLUMNS}
        rows={rows.map(gridRow)}
        {...(data !== undefined && rows.length > 0 && { totals: totalCells(data.total) })}
        totalsAt="start"
        sort={grid.sort}
        onSortChange={grid.onSortChange}
        onOpen={open}
        paging={grid.pagingOf(data?.totalElements ?? 0)}
        loading={isFetching && (data === undefined || isPlaceholderData)}
        empty={<LossEmpty />}
        {...(failure !== null && {
          error: (
            <FailedState title={t('failed')} error={failure} onRetry={() => void refetch()} isRetrying={isFetching} />
          ),
        })}
        texts={texts}
      />
      {rows.length > 0 && <SmallPrint>{t('note')}</SmallPrint>}
      {opened !== undefined && !isDesktop && (
        <Suspense>
          <AccountSheet row={opened} period={period} onClose={() => setOpenName(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The row of the account at the top of a branch, without those below; none for the whole team, and without figures. */
function useOwnRow({ parentAccount }: LossScope, request: ListUserLossStatementsParameters): StatementRow | undefined {
  const { data } = useListUserLossStatements(
    { ...request, scope: 'SELF' },
    { enabled: parentAccount !== undefined, select: ({ content }) => content[0] },
  );
  return parentAccount === undefined ? undefined : data;
}

function useColumns(): readonly DataColumn[] {
  const { t } = useTranslation(['userLoss', 'teamFigures']);
  return useMemo(() => {
    const amount = (id: LossSort, label: string, phone: DataColumn['phone'] = 'hidden'): DataColumn => ({
      id,
      label,
      numeric: true,
      sortable: true,
      minWidth: 112,
      phone,
    });
    return [
      { id: 'account', label: t('account'), sortable: true, minWidth: 200 },
      amount('deposit', t('teamFigures:figures.deposits')),
      amount('withdrawal', t('teamFigures:figures.withdrawals')),
      amount('betAmount', t('teamFigures:figures.stakes')),
      amount('validBet', t('teamFigures:figures.turnover'), 'meta'),
      amount('payout', t('teamFigures:figures.payouts')),
      amount('bonus', t('teamFigures:figures.bonuses')),
      amount('rebate', t('teamFigures:figures.rebates')),
      amount('operatorResult', t('teamFigures:figures.netLoss'), 'value'),
    ];
  }, [t]);
}
