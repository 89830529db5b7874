import { formatAmount, formatMoney } from '@croupier/sdk/rules';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextArea } from '@croupier/ui/inputs/TextArea';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { MoneyField } from '../../shared/forms/MoneyField.tsx';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import { PicturesField } from '../../shared/pictures/PicturesField.tsx';
import { AnswerState } from './AnswerState.tsx';
import type { PayoutSheetProps } from './ReceiptSheet.tsx';
import { useDispute } from './use-dispute.ts';

const NOTE_LIMIT = 140;

/** Reports that a payment did not arrive, or not all of it: what arrived, a note, and pictures if there are any. */
export function DisputeSheet(props: PayoutSheetProps): ReactNode {
  const { payout, onClose } = props;
  const { t, i18n } = useTranslation('withdrawal');
  const { contract, submit, pictures, bounds, typed, missing } = useDispute(props);
  const { control } = contract.form;
  const money = (value: string): string => formatMoney(value, payout.currency, i18n.language);
  const isBusy = submit.state !== 'ready';
  return (
    <BottomSheet open onClose={onClose} title={t('dispute.title')} closeLabel={t('receipt.close')} desktop="dialog">
      <PanelStack>
        <p>{t('dispute.text', { amount: money(payout.amount) })}</p>
        <ContractForm
          contract={contract}
          aria-label={t('dispute.title')}
          busy={isBusy}
          labels={{ amountReceived: t('dispute.amount'), note: t('dispute.note') }}
          errorTexts={{ amountReceived: { ...useAmountErrorTexts(bounds), WHOLE: t('dispute.whole') } }}
          onSubmit={({ body }) => submit.submit(body)}
        >
          <MoneyField
            control={control}
            name="amountReceived"
            label={t('dispute.amount')}
            value={typed}
            reading={missing === undefined ? '' : t('dispute.missing', { amount: money(formatAmount(missing)) })}
            disabled={isBusy}
            quickAmounts={[{ value: '0', label: t('dispute.nothing') }]}
          />
          <FormField control={control} name="note">
            {(field) => (
              <TextArea
                {...field}
                label={t('dispute.note')}
                rows={3}
                disabled={isBusy}
                counter={{
                  limit: NOTE_LIMIT,
                  text: (used, limit) => `${used} / ${limit}`,
                  announce: (left) => t('dispute.left', { count: left }),
                }}
              />
            )}
          </FormField>
          <PicturesField label={t('dispute.proof')} pictures={pictures} disabled={isBusy} />
          <AnswerState submit={submit} />
          <FormSubmit variant="outline" busyLabel={t('dispute.busy')}>
            {t('dispute.submit')}
          </FormSubmit>
        </ContractForm>
      </PanelStack>
    </BottomSheet>
  );
}
