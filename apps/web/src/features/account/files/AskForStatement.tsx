import { queryKeyOf, useRequestStatement } from '@croupier/sdk/hooks';
import { addDays, calendarDay, timesOfDays, type DayRange } from '@croupier/sdk/rules';
import { Button } from '@croupier/ui/actions/Button';
import { DateRangeField } from '@croupier/ui/inputs/DateRangeField';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { useSite } from '../../../config/site-context.ts';
import { FailureAlert } from '../../../shared/FailureAlert.tsx';
import { writtenDays } from '../../../shared/lists/day-range-filter.tsx';

/** Days of a statement, and days back to which records are kept at least. */
const MOST_DAYS = 367;
const KEPT_DAYS = 5 * 365;

export interface AskForStatementProps {
  /** Gets the statement that is being made, which may be an earlier one. */
  readonly onAsked: (statementId: string) => void;
}

/** Asks for the files of some days; those of the address, or the last twelve months. */
export function AskForStatement({ onAsked }: AskForStatementProps): ReactNode {
  const { t } = useTranslation('account');
  const { timeZone } = useSite().brand;
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const [today] = useState(() => calendarDay(new Date(), timeZone));
  const [days, setDays] = useState<DayRange>(
    () => writtenDays({ params }) ?? { from: addDays(today, -364), to: today },
  );
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useRequestStatement({
    intent,
    onSuccess: async ({ statementId }) => {
      setIntent(crypto.randomUUID());
      onAsked(statementId);
      await queryClient.invalidateQueries({ queryKey: queryKeyOf('listStatements') });
    },
  });
  const isEmpty = days.from === '' || days.to === '';
  const isTooLong = !isEmpty && addDays(days.from, MOST_DAYS - 1) < days.to;
  return (
    <ContentSection framed title={t('files.ask.title')}>
      <p>{t('files.ask.text')}</p>
      <DateRangeField
        label={t('files.ask.days')}
        fromLabel={t('files.ask.from')}
        toLabel={t('files.ask.to')}
        value={days}
        onChange={(range) => {
          setDays(range);
          // Another request, which a repeat of the last one must not answer.
          setIntent(crypto.randomUUID());
        }}
        today={today}
        min={addDays(today, -KEPT_DAYS)}
        max={today}
        presets={[
          { preset: 'past90', label: t('files.ask.past90') },
          { preset: 'past365', label: t('files.ask.past365') },
        ]}
        disabled={isPending}
        error={isTooLong ? t('files.ask.tooLong', { count: MOST_DAYS }) : undefined}
      />
      <FailureAlert error={error} />
      <Button
        variant="action"
        busy={isPending}
        busyLabel={t('files.ask.busy')}
        disabled={isEmpty || isTooLong}
        onClick={() => mutate({ body: timesOfDays(days, timeZone) })}
      >
        {t('files.ask.submit')}
      </Button>
    </ContentSection>
  );
}
