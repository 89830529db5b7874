import { formatAmount, formatMoney } from '@croupier/sdk/rules';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { AmountField } from '@croupier/ui/inputs/AmountField';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextArea } from '@croupier/ui/inputs/TextArea';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { PicturesField } from '../../shared/pictures/PicturesField.tsx';
import { AnswerState } from './AnswerState.tsx';
import type { PayoutSheetProps } from './ReceiptSheet.tsx';
import { useDispute } from './use-dispute.ts';

const NOTE_LIMIT = 140;

/** Reports that a payment did not arrive, or not all of it: what arrived, a note, and pictures if there are any. */
export function DisputeSheet(props: PayoutSheetProps): ReactNode {
  const { payout, onClose } = props;
  const { t, i18n } = useTranslation('withdrawal');
  const { member } = useMemberSession();
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
          <FormField control={control} name="amountReceived">
            {(field) => (
              <AmountField
                {...field}
                label={t('dispute.amount')}
                currency={member.currencySymbol}
                placeholder="0.00"
                value={typed}
                disabled={isBusy}
                quickLabel={t('amount.quick')}
                quickAmounts={[{ value: '0', label: t('dispute.nothing') }]}
                reading={missing === undefined ? '' : t('dispute.missing', { amount: money(formatAmount(missing)) })}
              />
            )}
          </FormField>
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
          <FormSubmit busyLabel={t('dispute.busy')}>{t('dispute.submit')}</FormSubmit>
        </ContractForm>
      </PanelStack>
    </BottomSheet>
  );
}
