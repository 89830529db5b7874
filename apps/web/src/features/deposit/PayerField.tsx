import { FormField } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { DepositFields } from './use-deposit-fields.ts';

export interface PayerFieldProps {
  readonly fields: DepositFields;
  readonly disabled: boolean;
}

/** The payer's name. Shows no error before a submit that asked for it: the field can appear after the first one. */
export function PayerField({ fields, disabled }: PayerFieldProps): ReactNode {
  const { t } = useTranslation('deposit');
  const { control } = fields.contract.form;
  const { submitCount } = useFormState({ control });
  const [submitsBefore] = useState(submitCount);
  return (
    <FormField control={control} name="payerName">
      {({ error, onChange, ...field }) => (
        <TextField
          {...field}
          label={t('payer.label')}
          hint={t('payer.hint')}
          value={fields.values.payerName}
          onChange={(event) => {
            fields.onPayerEdited();
            onChange(event);
          }}
          autoComplete="name"
          disabled={disabled}
          error={submitCount > submitsBefore ? error : undefined}
        />
      )}
    </FormField>
  );
}
