import { disputeWithdrawPayoutBody } from '@croupier/sdk/bodies';
import { disputeWithdrawPayout } from '@croupier/sdk/client';
import {
  compareAmounts,
  formatAmount,
  formatMoney,
  parseAmount,
  readAmountInput,
  subtractAmounts,
} from '@croupier/sdk/rules';
import type { DisputeWithdrawPayoutData, WithdrawOrder } from '@croupier/sdk/types';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { AmountField } from '@croupier/ui/inputs/AmountField';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextArea } from '@croupier/ui/inputs/TextArea';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useCallback, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { PicturesField } from '../../shared/pictures/PicturesField.tsx';
import { saveUploadedPictures } from '../../shared/pictures/uploaded-pictures.ts';
import { usePictures } from '../../shared/pictures/use-pictures.ts';
import { AnswerState } from './AnswerState.tsx';
import type { PayoutSheetProps } from './ReceiptSheet.tsx';
import { usePayoutSubmit } from './use-payout-submit.ts';

type DisputeBody = DisputeWithdrawPayoutData['body'];

interface DisputeValues {
  amountReceived: string;
  note: string;
}

const NOTE_LIMIT = 140;

/** Reports that a payment did not arrive, or not all of it: what arrived, a note, and pictures if there are any. */
export function DisputeSheet({ order, payout, onClose }: PayoutSheetProps): ReactNode {
  const { t, i18n } = useTranslation('withdrawal');
  const { member } = useMemberSession();
  const { orderId, currency } = order;
  const { payoutId, amount } = payout;
  const storedAs = `dispute ${payoutId}`;
  const pictures = usePictures(storedAs, 'WITHDRAW_PROOF');
  const money = (value: string): string => formatMoney(value, currency, i18n.language);
  const whole = parseAmount(amount, currency);
  const bounds = { currency, minimum: undefined, maximum: amount };
  const send = useCallback(
    async (body: DisputeBody, intent: string): Promise<WithdrawOrder> =>
      (await disputeWithdrawPayout({ path: { orderId }, body, meta: { intent } })).value,
    [orderId],
  );
  const onDone = useCallback((): void => {
    saveUploadedPictures(sessionStorage, storedAs, []);
    onClose();
  }, [storedAs, onClose]);
  const submit = usePayoutSubmit<DisputeBody>({
    name: 'withdrawalDispute',
    payout,
    rules: disputeWithdrawPayoutBody,
    send,
    onDone,
  });
  const contract = useContractForm<DisputeBody, DisputeValues>(disputeWithdrawPayoutBody, {
    defaultValues: { amountReceived: '', note: '' },
    lateRefusal: submit.rejection,
    constants: () => ({ currency, payoutId, proofImages: pictures.uploadIds }),
    read: {
      amountReceived: ({ amountReceived }) => {
        const reading = readReceived(amountReceived, bounds);
        if (!reading.ok) return reading;
        return compareAmounts(reading.amount, whole) < 0
          ? { ok: true, value: formatAmount(reading.amount) }
          : { ok: false, reason: 'WHOLE' };
      },
    },
  });
  const typed = useWatch({
    control: contract.form.control,
    compute: ({ amountReceived }: DisputeValues) => amountReceived,
  });
  const reading = readReceived(typed, bounds);
  const isBusy = submit.state !== 'ready';
  return (
    <BottomSheet open onClose={onClose} title={t('dispute.title')} closeLabel={t('receipt.close')} desktop="dialog">
      <PanelStack>
        <p>{t('dispute.text', { amount: money(amount) })}</p>
        <ContractForm
          contract={contract}
          aria-label={t('dispute.title')}
          busy={isBusy}
          labels={{ amountReceived: t('dispute.amount'), note: t('dispute.note') }}
          errorTexts={{ amountReceived: { ...useAmountErrorTexts(bounds), WHOLE: t('dispute.whole') } }}
          onSubmit={({ body }) => submit.submit(body)}
        >
          <FormField control={contract.form.control} name="amountReceived">
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
                reading={
                  reading.ok
                    ? t('dispute.missing', { amount: money(formatAmount(subtractAmounts(whole, reading.amount))) })
                    : ''
                }
              />
            )}
          </FormField>
          <FormField control={contract.form.control} name="note">
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

/** Nothing may have arrived, which is no amount of a deposit or a withdrawal. */
function readReceived(text: string, bounds: Parameters<typeof readAmountInput>[1]): ReturnType<typeof readAmountInput> {
  const isZero = /^0+(?:\.0+)?$/.test(text.trim());
  return isZero ? { ok: true, amount: parseAmount('0', bounds.currency) } : readAmountInput(text, bounds);
}
