import { useGetUserLossByGameType } from '@croupier/sdk/hooks';
import { timesOfDays } from '@croupier/sdk/rules';
import type { GameTypeStatements, StatementRow } from '@croupier/sdk/types';
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
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { daysPath } from '../../shared/agent-links.ts';
import { agentPaths } from '../../shared/agent-paths.ts';
import { negated } from '../../shared/team-figures/team-amounts.ts';
import type { TeamPeriod } from '../../shared/team-figures/use-team-period.ts';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';

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
            {(games) => <Games games={games} />}
          </QueryBoundary>
        </ContentSection>
        <div>
          <LinkButton component={Link} to={daysPath(agentPaths.bets, days, account)} variant="link">
            {t('teamFigures:seeBets')}
          </LinkButton>
        </div>
      </PanelStack>
    </BottomSheet>
  );
}

/** The result of each category; bonuses belong to none of them. */
function Games({ games: { content, total } }: { readonly games: GameTypeStatements }): ReactNode {
  const { t, i18n } = useTranslation('userLoss');
  const texts = useTeamTexts();
  const { currency } = total;
  if (content.length === 0) return <p>{t('noGames')}</p>;
  return (
    <AmountList
      lines={[
        ...content.map(({ gameType, validBet, operatorResult }) => ({
          id: gameType,
          label: i18n.t(categoryTextKey(gameType) ?? 'userLoss:otherGames'),
          value: texts.money(operatorResult, currency),
          note: t('turnover', { amount: texts.money(validBet, currency) }),
        })),
        {
          id: 'allGames',
          label: t('withoutBonuses'),
          value: texts.money(total.operatorResult, currency),
          kind: 'total',
        },
      ]}
    />
  );
}

/** Stakes less what came back, as the row has them. */
function Equation({ row }: Pick<AccountSheetProps, 'row'>): ReactNode {
  const { t } = useTranslation('teamFigures');
  const texts = useTeamTexts();
  const { currency } = row;
  const less = (id: 'payout' | 'bonus' | 'rebate', label: string) => ({
    id,
    label,
    value: texts.change(negated(row[id]), currency),
  });
  return (
    <AmountList
      lines={[
        { id: 'stakes', label: t('figures.stakes'), value: texts.money(row.betAmount, currency) },
        less('payout', t('less.payouts')),
        less('bonus', t('less.bonuses')),
        less('rebate', t('less.rebates')),
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
