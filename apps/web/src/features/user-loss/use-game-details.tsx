import { useGetUserLossByGameType } from '@croupier/sdk/hooks';
import { timesOfDays } from '@croupier/sdk/rules';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import type { DataDetail } from '@croupier/ui/data/DataGrid';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { useQueryFailure } from '../../session/use-query-failure.ts';
import { daysPath } from '../../shared/agent-links.ts';
import { agentPaths } from '../../shared/agent-paths.ts';
import { categoryTextKey } from '../../shared/games/game-categories.ts';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';
import type { TeamPeriod } from '../../shared/team-figures/use-team-period.ts';

/**
 * The games of an account as rows below its own, then the way to its bets; undefined while they load, and without an account.
 * Deposits, withdrawals and bonuses belong to no game.
 */
export function useGameDetails(
  account: string | undefined,
  { days }: Pick<TeamPeriod, 'days'>,
): readonly DataDetail[] | undefined {
  const { t, i18n } = useTranslation(['userLoss', 'teamFigures']);
  const { timeZone } = useSite().brand;
  const texts = useTeamTexts();
  const query = useGetUserLossByGameType(
    { ...timesOfDays(days, timeZone), ...(account !== undefined && { account }) },
    { enabled: account !== undefined },
  );
  const { data, refetch } = query;
  const failure = useQueryFailure(query, data !== undefined);
  if (account === undefined) return undefined;
  if (failure !== null) {
    const retry = (
      <Button variant="quiet" onClick={() => void refetch()}>
        {t('gamesRetry')}
      </Button>
    );
    return [{ id: 'failed', cells: { account: retry } }];
  }
  if (data === undefined) return undefined;
  const { currency } = data.total;
  const games = data.content.map(({ gameType, betAmount, validBet, payout, rebate, operatorResult }): DataDetail => {
    const amounts = { betAmount, validBet, payout, rebate, operatorResult };
    return {
      id: gameType,
      cells: {
        account: i18n.t(categoryTextKey(gameType) ?? 'userLoss:otherGames'),
        ...Object.fromEntries(Object.entries(amounts).map(([field, amount]) => [field, texts.money(amount, currency)])),
      },
    };
  });
  const bets = (
    <LinkButton component={Link} to={daysPath(agentPaths.bets, days, account)} variant="link">
      {t('teamFigures:seeBets')}
    </LinkButton>
  );
  return [...games, { id: 'bets', cells: { account: bets } }];
}
