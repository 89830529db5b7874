import {
  calendarDay,
  compareAmounts,
  formatAmount,
  formatMoney,
  parseAmount,
  subtractAmounts,
} from '@croupier/sdk/rules';
import type { MissionLeaderboard } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { BalanceCard } from '@croupier/ui/display/BalanceCard';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { numberFormat } from '../../shared/intl-formats.ts';
import { betsPath } from '../../shared/paths.ts';

/** The member's place on the board, what it pays, and the bets that it comes from. */
export function PlaceCard({ board }: { readonly board: MissionLeaderboard }): ReactNode {
  const { t, i18n } = useTranslation('missions');
  const { timeZone } = useSite().brand;
  const { mine, totalElements, periodStart, periodEnd, period } = board;
  const count = numberFormat(i18n.language, {});
  const dayOf = (time: string): string => calendarDay(new Date(time), timeZone);
  const note = usePlaceNote(board);
  return (
    <BalanceCard
      label={t(`place.${period === 'PREVIOUS' ? 'previous' : 'current'}`)}
      amount={
        mine === undefined
          ? t('place.none')
          : t('place.of', { place: count.format(mine.rank), places: count.format(totalElements) })
      }
      note={note}
      actions={
        <LinkButton component={Link} to={betsPath({ days: { from: dayOf(periodStart), to: dayOf(periodEnd) } })}>
          {t('place.bets')}
        </LinkButton>
      }
    />
  );
}

/** The score and its prize, or what is missing to the least score that has one. */
function usePlaceNote({ mine, minScore, currency }: MissionLeaderboard): string {
  const { t, i18n } = useTranslation('missions');
  const money = (value: string): string => formatMoney(value, currency, i18n.language);
  if (mine === undefined) return t('place.begin');
  const score = money(mine.score);
  if (mine.reward !== undefined) return t('place.prize', { score, prize: money(mine.reward) });
  const missing = subtractAmounts(parseAmount(minScore ?? '0', currency), parseAmount(mine.score, currency));
  return compareAmounts(missing, parseAmount('0', currency)) > 0
    ? t('place.tooLow', { score, missing: money(formatAmount(missing)) })
    : t('place.noPrize', { score });
}
