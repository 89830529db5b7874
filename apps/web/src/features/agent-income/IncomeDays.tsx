import { useGetAgentRevenue } from '@croupier/sdk/hooks';
import type { TimeRange } from '@croupier/sdk/rules';
import type { AgentRevenueRow, AgentRevenueTotal } from '@croupier/sdk/types';
import { DataGrid, type DataCells, type DataColumn } from '@croupier/ui/data/DataGrid';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useQueryFailure } from '../../session/use-query-failure.ts';
import { isZero } from '../../shared/is-zero.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { daysPath } from '../../shared/agent-links.ts';
import { negated } from '../../shared/team-figures/team-amounts.ts';
import { useGrid, useGridTexts } from '../../shared/team-figures/use-grid.ts';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';
import { INCOME_PARTS } from './income-parts.ts';

export interface IncomeDaysProps {
  readonly times: TimeRange;
}

/** The days with income or pay, their sum first; an amount leads to the settlements of the day. */
export function IncomeDays({ times }: IncomeDaysProps): ReactNode {
  const { t } = useTranslation('agentIncome');
  const { sort, page, pageSize, onSortChange, pagingOf } = useGrid(['date', 'total', 'net']);
  const query = useGetAgentRevenue(
    { ...times, sort: sort.column, order: sort.direction, pageNo: page, pageSize },
    { placeholderData: keepPreviousData },
  );
  const failure = useQueryFailure(query, query.data !== undefined);
  const columns = useColumns();
  const { rowCells, totalCells } = useCells();
  const texts = useGridTexts((name) => name);
  const { data } = query;
  // The figures above say so and lead on.
  if (data?.totalElements === 0) return null;
  return (
    <DataGrid
      label={t('days')}
      columns={columns}
      rows={(data?.content ?? []).map((row) => ({ id: row.date, name: row.date, cells: rowCells(row) }))}
      {...(data !== undefined && { totals: totalCells(data.total) })}
      totalsAt="start"
      sort={sort}
      onSortChange={onSortChange}
      paging={pagingOf(data?.totalElements ?? 0)}
      loading={query.isFetching && (data === undefined || query.isPlaceholderData)}
      {...(failure !== null && {
        error: (
          <FailedState
            title={t('failed')}
            error={failure}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ),
      })}
      texts={texts}
    />
  );
}

function useColumns(): readonly DataColumn[] {
  const { t } = useTranslation(['agentIncome', 'teamFigures']);
  return useMemo(
    () => [
      { id: 'date', label: t('teamFigures:chart.day'), sortable: true, minWidth: 90 },
      ...INCOME_PARTS.map(({ field }) => ({
        id: field,
        label: t(`teamFigures:pay.${field}`),
        numeric: true,
        minWidth: 110,
        phone: 'hidden' as const,
      })),
      { id: 'total', label: t('earned'), numeric: true, sortable: true, minWidth: 110, phone: 'value' },
      { id: 'paidOut', label: t('passedOn'), numeric: true, minWidth: 110, phone: 'meta' },
      { id: 'net', label: t('keep'), numeric: true, sortable: true, minWidth: 110, phone: 'note' },
    ],
    [t],
  );
}

interface Cells {
  readonly rowCells: (row: AgentRevenueRow) => DataCells;
  readonly totalCells: (total: AgentRevenueTotal) => DataCells;
}

/** Amounts of a day and of all; those of a day lead to what they are made of. */
function useCells(): Cells {
  const { t } = useTranslation(['agentIncome', 'teamFigures', 'lists']);
  const texts = useTeamTexts();
  const shared = ({ total, paidOut, net, currency }: AgentRevenueTotal): DataCells => ({
    total: texts.money(total, currency),
    paidOut: isZero(paidOut) ? t('lists:noValue') : texts.change(negated(paidOut), currency),
    net: texts.money(net, currency),
  });
  return {
    rowCells: (row) => {
      const days = { from: row.date, to: row.date };
      const partCells = INCOME_PARTS.map(({ field, path }) => {
        const isNone = isZero(row[field]);
        const amount = texts.money(row[field], row.currency);
        return [field, isNone ? t('lists:noValue') : <Link to={daysPath(path, days)}>{amount}</Link>] as const;
      });
      return { date: texts.day(row.date), ...Object.fromEntries(partCells), ...shared(row) };
    },
    totalCells: (total) => ({
      date: t('total'),
      ...Object.fromEntries(INCOME_PARTS.map(({ field }) => [field, texts.money(total[field], total.currency)])),
      ...shared(total),
    }),
  };
}
