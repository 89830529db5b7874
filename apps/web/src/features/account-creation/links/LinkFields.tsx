import type { RebateBounds } from '@croupier/sdk/types';
import { FormField } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import type { ReactNode } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { RateFields } from '../../../shared/rates/RateFields.tsx';
import type { RateValues } from '../../../shared/rates/rate-values.ts';

/** What a new link and a changed one ask for. */
export interface LinkValues extends RateValues {
  remark: string;
}

export interface LinkFieldsProps<Values extends LinkValues, Read> {
  readonly control: Control<Values, unknown, Read>;
  readonly bounds: RebateBounds;
}

/** Name and rates of a link. */
export function LinkFields<Values extends LinkValues, Read>(props: LinkFieldsProps<Values, Read>): ReactNode {
  const { control, bounds } = props;
  const { t } = useTranslation('accountCreation');
  return (
    <>
      {/* Every form of a link has this field, whatever else it asks for. */}
      <FormField control={control} name={'remark' as FieldPath<Values>}>
        {({ value, ...field }) => (
          <TextField
            {...field}
            // The type of the form's other fields is unknown here.
            value={typeof value === 'string' ? value : ''}
            label={t('form.name')}
            hint={t('form.nameHint')}
          />
        )}
      </FormField>
      <RateFields control={control} bounds={bounds} label={t('form.rates')} />
    </>
  );
}
