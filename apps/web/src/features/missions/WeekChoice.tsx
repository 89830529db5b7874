import type { LeaderboardPeriod } from '@croupier/sdk/types';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

const PARAM = 'week';
const PREVIOUS = 'previous';

/** The week of the board, from the URL. */
export function useWeek(): readonly [LeaderboardPeriod, (period: LeaderboardPeriod) => void] {
  const [params, setParams] = useSearchParams();
  const change = (period: LeaderboardPeriod): void => {
    const next = new URLSearchParams(params);
    if (period === 'PREVIOUS') next.set(PARAM, PREVIOUS);
    else next.delete(PARAM);
    setParams(next, { replace: true });
  };
  return [params.get(PARAM) === PREVIOUS ? 'PREVIOUS' : 'CURRENT', change];
}

export interface WeekChoiceProps {
  readonly period: LeaderboardPeriod;
  readonly onChange: (period: LeaderboardPeriod) => void;
}

/** Chooses the board of this week or of the last one. */
export function WeekChoice({ period, onChange }: WeekChoiceProps): ReactNode {
  const { t } = useTranslation('missions');
  return (
    <SegmentedControl
      label={t('week.label')}
      value={period}
      onChange={onChange}
      options={[
        { value: 'CURRENT', label: t('week.current') },
        { value: 'PREVIOUS', label: t('week.previous') },
      ]}
    />
  );
}
