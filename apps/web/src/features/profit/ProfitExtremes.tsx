import { formatAmount, formatMoney } from '@croupier/sdk/rules';
import type { PersonalProfit, ProfitGame } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { StatGrid, type Stat } from '@croupier/ui/data/StatGrid';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { dateFormat } from '../../shared/intl-formats.ts';
import { statementOfGamePath } from '../../shared/paths.ts';
import { bestAndWorst, playedDays, type DayResult } from './profit-result.ts';

export interface ProfitExtremesProps {
  readonly profit: PersonalProfit;
  /** The days of the period, oldest first. */
  readonly days: readonly string[];
}

/** The best and the worst day and game, the biggest win, and what was paid in. */
export function ProfitExtremes({ profit, days }: ProfitExtremesProps): ReactNode {
  const { t, i18n } = useTranslation('profit');
  const { currency, series, games, biggestWin, netDeposits } = profit;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language, { signed: true });
  // The days are already in the brand's time zone.
  const format = dateFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const { best, worst } = bestAndWorst(playedDays(series, currency));
  const [bestGame, ...otherGames] = games;
  const dayOf = (id: string, label: string, day: DayResult | undefined): Stat[] =>
    day === undefined
      ? []
      : [{ id, label, value: money(formatAmount(day.result)), note: format.format(new Date(day.date)) }];
  const gameOf = (id: string, label: string, game: ProfitGame | undefined): Stat[] =>
    game === undefined
      ? []
      : [
          {
            id,
            label,
            value: money(game.netWin),
            note: <GameLink gameId={game.gameId} name={game.gameName} days={days} />,
          },
        ];
  return (
    <StatGrid
      missing={t('missing')}
      columns={2}
      stats={[
        ...dayOf('best', t('bestDay'), best),
        ...dayOf('worst', t('worstDay'), worst === best ? undefined : worst),
        ...gameOf('bestGame', t('bestGame'), bestGame),
        ...gameOf('worstGame', t('worstGame'), otherGames.at(-1)),
        ...(biggestWin === undefined ? [] : [{ id: 'biggest', label: t('biggest'), value: money(biggestWin) }]),
        { id: 'deposits', label: t('netDeposits'), value: money(netDeposits) },
      ]}
    />
  );
}

interface GameLinkProps {
  readonly gameId: string;
  readonly name: string;
  readonly days: readonly string[];
}

/** The name of a game, which leads to its entries of these days. */
function GameLink({ gameId, name, days }: GameLinkProps): ReactNode {
  const [from = '', to = from] = [days[0], days.at(-1)];
  return (
    <LinkButton component={Link} to={statementOfGamePath({ gameId, days: { from, to } })} variant="link">
      {name}
    </LinkButton>
  );
}
