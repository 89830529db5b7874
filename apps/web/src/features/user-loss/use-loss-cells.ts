import type { StatementRow, StatementTotal } from '@croupier/sdk/types';
import type { DataCells } from '@croupier/ui/data/DataGrid';
import { useTranslation } from 'react-i18next';

import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';
import type { LossScope } from './loss-request.ts';

const AMOUNTS = [
  'deposit',
  'withdrawal',
  'betAmount',
  'validBet',
  'payout',
  'bonus',
  'rebate',
  'operatorResult',
] as const satisfies readonly (keyof StatementTotal)[];

export interface LossCells {
  readonly rowCells: (row: StatementRow) => DataCells;
  readonly totalCells: (total: StatementTotal) => DataCells;
}

/** Cells of the grid. Losses and wins of players have no colours. */
export function useLossCells({ parentAccount }: LossScope): LossCells {
  const { t } = useTranslation('userLoss');
  const texts = useTeamTexts();
  const amounts = (total: StatementTotal): DataCells =>
    Object.fromEntries(AMOUNTS.map((field) => [field, texts.money(total[field], total.currency)]));
  const nameOf = ({ account, teamSize }: StatementRow): string => {
    if (account === parentAccount) return t('ownBets', { account });
    return teamSize === 0 ? account : t('withBelow', { account, count: teamSize });
  };
  return {
    rowCells: (row) => ({ account: nameOf(row), ...amounts(row) }),
    totalCells: (total) => ({
      account: parentAccount === undefined ? t('wholeTeam') : t('belowAccount', { account: parentAccount }),
      ...amounts(total),
    }),
  };
}
