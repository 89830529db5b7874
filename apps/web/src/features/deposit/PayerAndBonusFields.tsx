import type { Promotion } from '@croupier/sdk/types';
import { FormField } from '@croupier/ui/inputs/Form';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import { TextField } from '@croupier/ui/inputs/TextField';
import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { DepositFields } from './use-deposit-fields.ts';

export interface PayerAndBonusFieldsProps {
  readonly fields: DepositFields;
  readonly bonuses: readonly Promotion[];
  readonly disabled: boolean;
}

/** The payer's name, for methods that require it, and a bonus, if any is offered. */
export function PayerAndBonusFields({ fields, bonuses, disabled }: PayerAndBonusFieldsProps): ReactNode {
  const { t } = useTranslation('deposit');
  const { values } = fields;
  const selected = bonuses.find(({ promotionId }) => promotionId === values.promotionId);
  return (
    <>
      {fields.requiresPayer && <PayerField fields={fields} disabled={disabled} />}
      {bonuses.length > 0 && (
        <FormField control={fields.contract.form.control} name="promotionId">
          {({ error: _error, ...field }) => (
            <SelectField
              {...field}
              label={t('bonus.label')}
              value={values.promotionId}
              disabled={disabled}
              options={[
                { value: '', label: t('bonus.none') },
                ...bonuses.map(({ promotionId, title }) => ({ value: promotionId, label: title })),
              ]}
            />
          )}
        </FormField>
      )}
      {selected !== undefined && (
        <InlineAlert tone="info" live="polite" title={selected.title}>
          <SafeHtml html={selected.content} lines={2} />
        </InlineAlert>
      )}
    </>
  );
}

/** Shows no error before a submit that asked for the payer: the field can appear after the first one. */
function PayerField({ fields, disabled }: Omit<PayerAndBonusFieldsProps, 'bonuses'>): ReactNode {
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
