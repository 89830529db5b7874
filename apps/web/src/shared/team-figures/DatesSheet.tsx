import { addDays, type DayRange } from '@croupier/sdk/rules';
import { Button } from '@croupier/ui/actions/Button';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { DateRangeField } from '@croupier/ui/inputs/DateRangeField';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { TeamPeriod } from './use-team-period.ts';

const PRESETS = [
  { preset: 'past7', days: 7 },
  { preset: 'past30', days: 30 },
  { preset: 'past90', days: 90 },
] as const;

export interface DatesSheetProps {
  readonly period: TeamPeriod;
  readonly onClose: () => void;
}

/** Any days that the site shows at once. */
export function DatesSheet({ period: { days, today, first, choose }, onClose }: DatesSheetProps): ReactNode {
  const { t } = useTranslation('teamFigures');
  const [range, setRange] = useState<DayRange>(days);
  const isComplete = range.from !== '' && range.to !== '' && range.from >= first && range.to <= today;
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('period.choose')}
      closeLabel={t('close')}
      footer={
        <Button
          variant="action"
          fullWidth
          disabled={!isComplete}
          onClick={() => {
            choose(range);
            onClose();
          }}
        >
          {t('period.show')}
        </Button>
      }
    >
      <DateRangeField
        label={t('period.label')}
        fromLabel={t('period.from')}
        toLabel={t('period.to')}
        value={range}
        onChange={setRange}
        today={today}
        min={first}
        max={today}
        presets={PRESETS.filter((preset) => addDays(today, 1 - preset.days) >= first).map(({ preset }) => ({
          preset,
          label: t(`period.${preset}`),
        }))}
      />
    </BottomSheet>
  );
}
