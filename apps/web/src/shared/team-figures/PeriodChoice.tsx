import { IconButton } from '@croupier/ui/actions/IconButton';
import { Icon } from '@croupier/ui/display/Icon';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { SelectMenu } from '@croupier/ui/navigation/SelectMenu';
import { useIsDesktop } from '@croupier/ui/theme';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { dateFormat } from '../intl-formats.ts';
import { lazyComponent } from '../page/lazy-component.ts';
import { useTeamTexts } from './use-team-texts.ts';
import { PERIODS, type Period, type TeamPeriod } from './use-team-period.ts';

const DatesSheet = lazyComponent(async () => (await import('./DatesSheet.tsx')).DatesSheet);

export interface PeriodChoiceProps {
  readonly period: TeamPeriod;
}

/** The periods, this month by its name; and any days by a sheet. */
export function PeriodChoice({ period }: PeriodChoiceProps): ReactNode {
  const { t, i18n } = useTranslation('teamFigures');
  const { name, days, today, choose } = period;
  const isDesktop = useIsDesktop();
  const texts = useTeamTexts();
  const [isOpen, setIsOpen] = useState(false);
  const month = dateFormat(i18n.language, { month: 'long', timeZone: 'UTC' }).format(new Date(today));
  const known = PERIODS.map((value) => ({ value, label: value === 'thisMonth' ? month : t(`period.${value}`) }));
  // The chosen days are an option as long as they are shown.
  const options = name === 'dates' ? [...known, { value: name, label: texts.range(days) } as const] : known;
  const change = (value: Period | 'dates'): void => {
    if (value !== 'dates') choose(value);
  };
  return (
    <>
      {isDesktop ? (
        <SegmentedControl label={t('period.label')} options={options} value={name} onChange={change} />
      ) : (
        <SelectMenu label={t('period.label')} options={options} value={name} onChange={change} />
      )}
      <IconButton label={t('period.choose')} variant="outline" onClick={() => setIsOpen(true)}>
        <Icon name="calendar" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <DatesSheet period={period} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
