import type { Downline, DownlinePage } from '@croupier/sdk/types';
import type { DataCells, DataColumn, DataRow } from '@croupier/ui/data/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { Money } from '../../shared/Money.tsx';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';
import { dayText } from '../../shared/window-text.ts';
import { accountKinds, contractText } from './known-kinds.ts';

/** Columns of the grid; a head sorts by the server. */
export function useTeamColumns(): readonly DataColumn[] {
  const { t } = useTranslation('team');
  return useMemo(
    () => [
      { id: 'account', label: t('columns.account'), sortable: true, fixed: true, minWidth: 132 },
      { id: 'kind', label: t('columns.kind'), minWidth: 110 },
      { id: 'teamSize', label: t('columns.teamSize'), sortable: true, numeric: true, minWidth: 80, phone: 'hidden' },
      { id: 'balance', label: t('columns.balance'), sortable: true, numeric: true, minWidth: 120, phone: 'value' },
      { id: 'lastLoginAt', label: t('columns.lastLogin'), sortable: true, minWidth: 168 },
      { id: 'registeredAt', label: t('columns.joined'), sortable: true, minWidth: 130, phone: 'hidden' },
      { id: 'contracts', label: t('columns.contracts'), minWidth: 150, phone: 'note' },
      { id: 'remark', label: t('columns.note'), minWidth: 150, phone: 'hidden' },
    ],
    [t],
  );
}

/** Rows and sums of a page; none while it loads. */
export function useTeamRows(page: DownlinePage | undefined): {
  readonly rows: readonly DataRow[];
  readonly totals: DataCells | undefined;
} {
  const { t, i18n } = useTranslation(['team', 'lists']);
  const { timeZone } = useSite().brand;
  const { moment } = useTeamTexts();
  const cellsOf = (downline: Downline): DataCells => {
    const { account, nickname, accountType, level, balance, currency, teamSize, contractTypes } = downline;
    const { lastLoginAt, registeredAt, remark } = downline;
    const kind = i18n.t(accountKinds.textOf(accountType));
    return {
      account: <bdi title={account}>{nickname ?? account}</bdi>,
      kind: level > 1 ? t('kindOnLevel', { kind, level }) : kind,
      teamSize: accountType === 'AGENT' ? teamSize : t('lists:noValue'),
      balance: <Money value={balance} currency={currency} />,
      lastLoginAt: lastLoginAt === undefined ? t('never') : moment(lastLoginAt),
      registeredAt: dayText(registeredAt, { language: i18n.language, timeZone }),
      contracts: contractTypes.map((type) => i18n.t(contractText(type))).join(', '),
      remark: remark ?? '',
    };
  };
  return {
    rows:
      page?.content.map((downline) => ({
        id: downline.account,
        name: downline.nickname ?? downline.account,
        cells: cellsOf(downline),
      })) ?? [],
    totals:
      page === undefined || page.totalElements === 0
        ? undefined
        : {
            account: t('total'),
            balance: <Money value={page.total.balance} currency={page.total.currency} />,
          },
  };
}
