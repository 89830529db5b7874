import type { Promotion } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import { SafeHtml } from '@croupier/ui/SafeHtml';
import { SelectField } from '@croupier/ui/SelectField';
import { TextField } from '@croupier/ui/TextField';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { DepositFields } from './use-deposit-fields.ts';

export interface DepositExtrasProps {
  readonly fields: DepositFields;
  readonly bonuses: readonly Promotion[];
  readonly payerRef: RefObject<HTMLInputElement | null>;
  /** Show errors of missing values. */
  readonly isJudged: boolean;
  readonly disabled: boolean;
}

/** Optional inputs: the payer's name for a manual transfer, and a bonus if one is offered. */
export function PayerAndBonusFields({ fields, bonuses, payerRef, isJudged, disabled }: DepositExtrasProps): ReactNode {
  const { t } = useTranslation('deposit');
  const chosen = bonuses.find(({ promotionId }) => promotionId === fields.bonus);
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
          error={isJudged && fields.isPayerMissing ? t('payer.missing') : undefined}
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
      {chosen !== undefined && (
        <InlineAlert tone="info" live="polite" title={chosen.title}>
          <SafeHtml html={chosen.content} lines={2} />
        </InlineAlert>
      )}
    </>
  );
}
