import { useGetUserLossByGameType } from '@croupier/sdk/hooks';
import { timesOfDays } from '@croupier/sdk/rules';
import type { GameTypeStatement, StatementRow } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { AmountList } from '@croupier/ui/data/AmountList';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { categoryTextKey } from '../../shared/games/game-categories.ts';
import { ListTable } from '../../shared/lists/ListTable.tsx';
import { amountOf, type ListRows } from '../../shared/lists/list-definition.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { agentPaths, daysPath } from '../../shared/agent-paths.ts';
import { negated } from '../../shared/team-figures/team-amounts.ts';
import type { TeamPeriod } from '../../shared/team-figures/use-team-period.ts';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';

type GameRow = GameTypeStatement & { readonly currency: string };

/** Categories of an account; bonuses belong to none of them. */
const gameRows: ListRows<GameRow> = {
  rowId: ({ gameType }) => gameType,
  columns: [
    {
      id: 'game',
      label: 'userLoss:games',
      format: 'enum',
      value: ({ gameType }) => gameType,
      textOf: (gameType) => categoryTextKey(gameType) ?? 'userLoss:otherGames',
    },
    { id: 'turnover', label: 'teamFigures:figures.turnover', format: 'money', value: amountOf('validBet') },
    {
      id: 'payout',
      label: 'teamFigures:figures.payouts',
      format: 'money',
      value: amountOf('payout'),
      phone: 'hidden',
    },
    {
      id: 'rebate',
      label: 'teamFigures:figures.rebates',
      format: 'money',
      value: amountOf('rebate'),
      phone: 'hidden',
    },
    {
      id: 'netLoss',
      label: 'teamFigures:figures.netLoss',
      format: 'money',
      value: amountOf('operatorResult'),
      phone: 'value',
    },
  ],
};

export interface AccountSheetProps {
  readonly row: StatementRow;
  readonly period: TeamPeriod;
  readonly onClose: () => void;
}

/** How the net loss of one account came to be, and by which games. */
export function AccountSheet({ row, period, onClose }: AccountSheetProps): ReactNode {
  const { t } = useTranslation(['userLoss', 'teamFigures']);
  const { timeZone } = useSite().brand;
  const { account } = row;
  const { days } = period;
  const query = useGetUserLossByGameType({ ...timesOfDays(days, timeZone), account });
  return (
    <BottomSheet open desktop="panel" onClose={onClose} title={account} closeLabel={t('teamFigures:close')}>
      <PanelStack>
        <Equation row={row} />
        <ContentSection titleSize="section" headingLevel={3} title={t('byGame')}>
          <QueryBoundary query={query} failure={t('gamesFailed')} skeleton={<Skeleton shape="box" height="10rem" />}>
            {({ content, total: { currency } }) =>
              content.length === 0 ? (
                <p>{t('noGames')}</p>
              ) : (
                <ListTable
                  titleKey="userLoss:byGame"
                  list={gameRows}
                  rows={content.map((game) => ({ ...game, currency }))}
                />
              )
            }
          </QueryBoundary>
        </ContentSection>
        <LinkButton component={Link} to={daysPath(agentPaths.bets, days, account)} variant="link">
          {t('teamFigures:seeBets')}
        </LinkButton>
      </PanelStack>
    </BottomSheet>
  );
}

/** Stakes less what came back, as the row has them. */
function Equation({ row }: Pick<AccountSheetProps, 'row'>): ReactNode {
  const { t } = useTranslation('teamFigures');
  const texts = useTeamTexts();
  const { currency } = row;
  const less = (id: 'payout' | 'bonus' | 'rebate', label: string) => ({
    id,
    label: t('less', { what: label }),
    value: texts.change(negated(row[id]), currency),
  });
  return (
    <AmountList
      lines={[
        { id: 'stakes', label: t('figures.stakes'), value: texts.money(row.betAmount, currency) },
        less('payout', t('figures.payouts')),
        less('bonus', t('figures.bonuses')),
        less('rebate', t('figures.rebates')),
        {
          id: 'netLoss',
          label: t('figures.netLoss'),
          value: texts.money(row.operatorResult, currency),
          kind: 'total',
        },
      ]}
    />
  );
}
