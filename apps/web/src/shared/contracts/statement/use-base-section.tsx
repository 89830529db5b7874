import type { SalaryStatement } from '@croupier/sdk/types';
import type { StatementSection } from '@croupier/ui/data/SettlementStatement';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Link } from 'react-router-dom';

import { categoryTextKey } from '../../games/game-categories.ts';
import { useContractTexts } from '../use-contract-texts.ts';
import { baseRows, type BaseGroup, type BaseRow } from './statement-figures.ts';

/** The bets of the window by game or by account, with a button for the other view. */
export function useBaseSection({ lines, currency, type }: SalaryStatement): StatementSection<typeof Link> {
  const { t, i18n } = useTranslation(['contracts', 'games']);
  const { money } = useContractTexts();
  const [group, setGroup] = useState<BaseGroup>('gameType');
  const other: BaseGroup = group === 'gameType' ? 'account' : 'gameType';
  const { rows, total } = baseRows(lines, group, currency);
  const isDividend = type === 'DIVIDEND';
  const valuesOf = (row: BaseRow): readonly string[] =>
    isDividend
      ? [money(row.stake, currency), money(row.payout, currency), money(row.amount, currency)]
      : [String(row.count), money(row.stake, currency), money(row.amount, currency)];
  const labelOf = (id: string): string => {
    const key = group === 'gameType' ? categoryTextKey(id) : undefined;
    return key === undefined ? id : i18n.t(key);
  };
  return {
    id: 'base',
    step: 1,
    title: t(isDividend ? 'statement.result' : 'statement.turnover'),
    action: (
      <LinkButton variant="link" component="button" onClick={() => setGroup(other)}>
        {t(`statement.by.${other}`)}
      </LinkButton>
    ),
    table: {
      label: t(`statement.betsBy.${group}`),
      lead: t(`statement.lead.${group}`),
      heads: isDividend
        ? [t('statement.stakes'), t('statement.payouts'), t('statement.outcome')]
        : [t('statement.bets'), t('statement.stakes'), t('statement.validBets')],
      rows: [
        ...rows.map((row) => ({ id: row.id, label: labelOf(row.id), values: valuesOf(row) })),
        { id: 'total', label: t('together'), values: valuesOf(total), total: true },
      ],
    },
    ...(rows.length === 0 && { note: t('statement.noBets') }),
  };
}
