import { updateDownlineBody } from '@croupier/sdk/bodies';
import type { DownlineChange, DownlineDetail } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { FormSubmit } from '@croupier/ui/inputs/Form';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../shared/FailureAlert.tsx';
import { ContractForm } from '../../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { fieldOfRateRefusal, readRates, typedRates, type RateValues } from '../../../shared/rates/rate-values.ts';
import { RateFields } from '../../../shared/rates/RateFields.tsx';
import { useRateTexts } from '../../../shared/rates/use-rate-texts.ts';
import { MovedAmount } from './MovedAmount.tsx';
import { useUpdateAccount } from './use-update-account.ts';

export interface RateEditorProps {
  readonly downline: DownlineDetail;
  /** Called when the rates are saved, and to go back. */
  readonly onDone: () => void;
}

/** Rates of an account, each between what it passes on and the rate of the account above it. */
export function RateEditor({ downline, onDone }: RateEditorProps): ReactNode {
  const { t } = useTranslation('team');
  const { account, nickname = account, rebate, rebateBounds, level } = downline;
  const { labels, errorTexts } = useRateTexts(rebateBounds);
  const { update } = useUpdateAccount(account, t('rates.saved', { name: nickname }));
  const contract = useContractForm<DownlineChange, RateValues>(updateDownlineBody, {
    defaultValues: { rebate: typedRates(rebate, rebateBounds) },
    read: { rebate: readRates },
    fieldOfCode: { REBATE_OUT_OF_RANGE: fieldOfRateRefusal },
  });
  const { control } = contract.form;
  const typed = useWatch({ control, compute: (values: RateValues) => values.rebate });
  return (
    <ContractForm
      contract={contract}
      aria-label={t('parts.rates', { name: nickname })}
      labels={labels}
      errorTexts={errorTexts}
      onSubmit={async ({ body }) => {
        await update(body);
        onDone();
      }}
    >
      <InlineAlert tone="info">{t('rates.info', { name: nickname })}</InlineAlert>
      <RateFields control={control} bounds={rebateBounds} label={t('rates.label')} />
      {level === 1 && <MovedAmount downline={downline} rates={readRates({ rebate: typed }).value} />}
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('saving')}>{t('rates.save')}</FormSubmit>
      <Button variant="quiet" fullWidth onClick={onDone}>
        {t('back')}
      </Button>
    </ContractForm>
  );
}
