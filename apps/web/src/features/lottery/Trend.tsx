import type { LotteryDraw, LotteryNumbers } from '@croupier/sdk/types';
import { FrequencyBars } from '@croupier/ui/game/FrequencyBars';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface TrendProps {
  readonly numbers: LotteryNumbers;
  /** Past draws. */
  readonly draws: readonly LotteryDraw[];
}

/** How often each number came. It says that this means nothing for the next draw. */
export function Trend({ numbers: { from, to }, draws }: TrendProps): ReactNode {
  const { t } = useTranslation('lottery');
  const drawn = draws.filter(({ state }) => state === 'DRAWN');
  const counts = new Map<string, number>();
  for (const number of drawn.flatMap(({ winningNumbers = [] }) => winningNumbers)) {
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  const points = Array.from({ length: to - from + 1 }, (_, index) => {
    const number = String(from + index);
    const count = counts.get(number) ?? 0;
    return { id: number, label: number, count, text: t('trend.came', { number, count }) };
  });
  return (
    <ContentSection framed title={t('trend.title')}>
      <p>{t('trend.text', { count: drawn.length })}</p>
      <FrequencyBars label={t('trend.title')} bars={points} />
    </ContentSection>
  );
}
