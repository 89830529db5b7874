import type { RebateBounds } from '@croupier/sdk/types';
import { FormField } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import { FieldGrid } from '@croupier/ui/layout/FieldGrid';
import type { ReactNode } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ratedCategories, type RateValues } from './rate-values.ts';
import { useRateTexts } from './use-rate-texts.ts';

export interface RateFieldsProps<Values extends RateValues, Read> {
  readonly control: Control<Values, unknown, Read>;
  readonly bounds: RebateBounds;
  readonly label: string;
  readonly disabled?: boolean;
}

/** The type of the form's other fields is unknown here. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A field in percent for each category that can have a rate, with the most that it can be. */
export function RateFields<Values extends RateValues, Read>(props: RateFieldsProps<Values, Read>): ReactNode {
  const { control, bounds, label, disabled = false } = props;
  const { t } = useTranslation(['rates', 'games']);
  const { percent, outsideText } = useRateTexts(bounds);
  return (
    <FieldGrid label={label}>
      {ratedCategories(bounds).map((category) => (
        // Every form with rates has these fields, whatever else it asks for.
        <FormField key={category} control={control} name={`rebate.${category}` as FieldPath<Values>}>
          {({ value, error, ...field }) => (
            <TextField
              {...field}
              value={textOf(value)}
              error={error ?? outsideText(category, textOf(value))}
              label={t(`games:categories.${category}`)}
              labelEnd={t('upTo', { max: percent(bounds[category]?.max ?? '0') })}
              endSlot="%"
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              disabled={disabled}
            />
          )}
        </FormField>
      ))}
    </FieldGrid>
  );
}
