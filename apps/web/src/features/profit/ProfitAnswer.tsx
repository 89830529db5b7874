import { useGetBettingRecord } from '@croupier/sdk/hooks';
import { formatAmount, formatMoney, type Amount } from '@croupier/sdk/rules';
import type { PersonalProfit } from '@croupier/sdk/types';
import { ReasonList, type Reason } from '@croupier/ui/data/ReasonList';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { backPerHundred, playedDays, resultOf, withoutBiggestWin } from './profit-result.ts';
import type { Period } from './use-period.ts';

const MINUTES_PER_HOUR = 60;

export interface ProfitAnswerProps {
  readonly profit: PersonalProfit;
  readonly period: Period;
}

/** Whether the member is ahead or behind, and why. */
export function ProfitAnswer({ profit, period }: ProfitAnswerProps): ReactNode {
  const { t, i18n } = useTranslation('profit');
  const { currency, total, biggestWinBetId } = profit;
  const result = resultOf(total, currency);
  const isBehind = result.minor < 0n;
  const amount = formatMoney(formatAmount(sizeOf(result)), currency, i18n.language);
  const answer = result.minor === 0n ? 'even' : isBehind ? 'behind' : 'ahead';
  return (
    <ContentSection framed title={t(`answer.${answer}.${period}`, { amount })}>
      <ReasonList
        reasons={[
          ...(isBehind ? [{ id: 'cost', icon: 'info', text: t('cost') } as const] : []),
          ...(biggestWinBetId === undefined || isBehind
            ? []
            : [
                {
                  id: 'win',
                  icon: 'star',
                  text: <BiggestWin profit={profit} betId={biggestWinBetId} />,
                } as const,
              ]),
          ...useFigureReasons(profit),
        ]}
      />
    </ContentSection>
  );
}

/** What came back of the stakes, and how long the member played. */
function useFigureReasons({ total, series, gamingSeconds, currency }: PersonalProfit): readonly Reason[] {
  const { t, i18n } = useTranslation('profit');
  const money = (amount: Amount): string => formatMoney(formatAmount(amount), currency, i18n.language);
  const back = backPerHundred(total, currency);
  const count = playedDays(series, currency).length;
  const minutes = Math.floor((gamingSeconds ?? 0) / MINUTES_PER_HOUR);
  return [
    ...(back === undefined
      ? []
      : [
          {
            id: 'back',
            icon: 'percent',
            text: t('back', {
              staked: formatMoney('100', currency, i18n.language, { length: 'short' }),
              amount: money(back),
            }),
          } as const,
        ]),
    ...(gamingSeconds === undefined
      ? []
      : [
          {
            id: 'time',
            icon: 'clock',
            text: t('time', {
              hours: Math.floor(minutes / MINUTES_PER_HOUR),
              minutes: minutes % MINUTES_PER_HOUR,
              count,
            }),
          } as const,
        ]),
  ];
}

interface BiggestWinProps {
  readonly profit: PersonalProfit;
  readonly betId: string;
}

/** The biggest win with its game, and the result without it. */
function BiggestWin({ profit, betId }: BiggestWinProps): ReactNode {
  const { t, i18n } = useTranslation('profit');
  const { currency, biggestWin = '0' } = profit;
  const { data: bet } = useGetBettingRecord({ betId }, { select: ({ bettingRecord }) => bettingRecord });
  const rest = withoutBiggestWin(profit);
  const values = {
    win: formatMoney(biggestWin, currency, i18n.language),
    rest: formatMoney(formatAmount(sizeOf(rest)), currency, i18n.language),
    game: bet?.gameName,
  };
  const side = rest.minor < 0n ? 'behind' : 'ahead';
  return bet === undefined ? t(`win.${side}`, values) : t(`winOn.${side}`, values);
}

const sizeOf = ({ minor, currency }: Amount): Amount => ({ minor: minor < 0n ? -minor : minor, currency });
