import { useTranslation } from 'react-i18next';

import { dateFormat } from '../../shared/intl-formats.ts';
import type { TeamPeriod } from '../../shared/team-figures/use-team-period.ts';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';
import { daysBefore } from './days-before.ts';

export interface Compared {
  /** The time of the comparison: `Saturday`, or its days. */
  readonly name: string;
  /** The same with the time up to which it is counted, where that is now. */
  readonly text: string;
}

/** What the figures of a period are compared with. */
export function useCompared({ days, today }: TeamPeriod, now: Date): Compared {
  const { t, i18n } = useTranslation('teamOverview');
  const texts = useTeamTexts();
  const before = daysBefore(days);
  // The days are already in the brand's time zone.
  const weekday = dateFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  const name = before.from === before.to ? weekday.format(new Date(before.to)) : texts.range(before);
  const isUpToNow = days.to === today;
  return {
    name,
    text: isUpToNow ? t('compared.upTo', { days: name, time: texts.time(now) }) : t('compared.whole', { days: name }),
  };
}
