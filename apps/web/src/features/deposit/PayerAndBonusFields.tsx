import type { Promotion } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import { SafeHtml } from '@croupier/ui/SafeHtml';
import { SelectField } from '@croupier/ui/SelectField';
import { TextField } from '@croupier/ui/TextField';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { DepositFields } from './use-deposit-fields.ts';

export interface PayerAndBonusFieldsProps {
  readonly fields: DepositFields;
  readonly bonuses: readonly Promotion[];
  readonly payerRef: RefObject<HTMLInputElement | null>;
  /** True once a deposit that requires the payer was submitted. */
  readonly showsErrors: boolean;
  readonly disabled: boolean;
}

/** The payer's name, for methods that require it, and a bonus, if any is offered. */
export function PayerAndBonusFields({
  fields,
  bonuses,
  payerRef,
  showsErrors,
  disabled,
}: PayerAndBonusFieldsProps): ReactNode {
  const { t } = useTranslation('deposit');
  const selected = bonuses.find(({ promotionId }) => promotionId === fields.bonus);
  return (
    <>
      {fields.requiresPayer && (
        <TextField
          ref={payerRef}
          label={t('payer.label')}
          hint={t('payer.hint')}
          value={fields.payer}
          onChange={({ target }) => fields.setPayer(target.value)}
          autoComplete="name"
          disabled={disabled}
          error={showsErrors && fields.isPayerMissing ? t('payer.missing') : undefined}
        />
      )}
      {bonuses.length > 0 && (
        <SelectField
          label={t('bonus.label')}
          value={fields.bonus}
          onChange={({ target }) => fields.setBonus(target.value)}
          disabled={disabled}
          options={[
            { value: '', label: t('bonus.none') },
            ...bonuses.map(({ promotionId, title }) => ({ value: promotionId, label: title })),
          ]}
        />
      )}
      {selected !== undefined && (
        <InlineAlert tone="info" live="polite" title={selected.title}>
          <SafeHtml html={selected.content} lines={2} />
        </InlineAlert>
      )}
    </>
  );
}
