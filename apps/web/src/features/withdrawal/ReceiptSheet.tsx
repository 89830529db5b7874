import { confirmWithdrawReceiptBody } from '@croupier/sdk/bodies';
import { confirmWithdrawReceipt } from '@croupier/sdk/client';
import { addAmounts, formatAmount, formatMoney, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { ConfirmWithdrawReceiptData, WithdrawOrder, WithdrawPayout } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Receipt } from '@croupier/ui/data/Receipt';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PicturesField } from '../../shared/pictures/PicturesField.tsx';
import { saveUploadedPictures } from '../../shared/pictures/uploaded-pictures.ts';
import { usePictures } from '../../shared/pictures/use-pictures.ts';
import { AnswerState } from './AnswerState.tsx';
import { usePayoutSubmit } from './use-payout-submit.ts';

export interface PayoutSheetProps {
  readonly order: WithdrawOrder;
  readonly payout: WithdrawPayout;
  readonly onClose: () => void;
}

type ReceiptBody = ConfirmWithdrawReceiptData['body'];

/** Confirms that a payment arrived in full: what arrived of the order, what is missing, and a picture of it. */
export function ReceiptSheet({ order, payout, onClose }: PayoutSheetProps): ReactNode {
  const { t, i18n } = useTranslation('withdrawal');
  const { orderId, currency, payable, confirmation } = order;
  const { payoutId, amount } = payout;
  const form = `receipt ${payoutId}`;
  const pictures = usePictures(form, 'WITHDRAW_PROOF');
  const money = (value: string): string => formatMoney(value, currency, i18n.language);
  const before = confirmation?.amountReceived ?? '0';
  const received = addAmounts(parseAmount(before, currency), parseAmount(amount, currency));
  const remaining = subtractAmounts(parseAmount(payable, currency), received);
  const send = useCallback(
    async (body: ReceiptBody, intent: string): Promise<WithdrawOrder> =>
      (await confirmWithdrawReceipt({ path: { orderId }, body, meta: { intent } })).value,
    [orderId],
  );
  const onDone = useCallback((): void => {
    saveUploadedPictures(sessionStorage, form, []);
    onClose();
  }, [form, onClose]);
  const submit = usePayoutSubmit<ReceiptBody>({
    name: 'withdrawalReceipt',
    payout,
    rules: confirmWithdrawReceiptBody,
    send,
    onDone,
  });
  const isBusy = submit.state !== 'ready';
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('receipt.title', { amount: money(amount) })}
      closeLabel={t('receipt.close')}
      desktop="dialog"
      footer={
        <Button
          variant="action"
          size="lg"
          fullWidth
          disabled={pictures.uploadIds.length === 0}
          busy={isBusy}
          busyLabel={t('receipt.busy')}
          onClick={() =>
            submit.submit({
              payoutId,
              amountReceived: formatAmount(received),
              remainingAmount: formatAmount(remaining),
              currency,
              proofImages: pictures.uploadIds,
            })
          }
        >
          {t('receipt.submit', { amount: money(amount) })}
        </Button>
      }
    >
      <PanelStack>
        <Receipt
          lines={[
            { id: 'before', label: t('receipt.before'), value: money(before) },
            { id: 'part', label: t('receipt.part'), value: money(amount) },
            { id: 'received', label: t('receipt.received'), value: money(formatAmount(received)) },
            { id: 'remaining', label: t('receipt.remaining'), value: money(formatAmount(remaining)) },
          ]}
          total={{ label: t('receipt.together'), value: money(payable) }}
        />
        <PicturesField label={t('receipt.proof')} pictures={pictures} disabled={isBusy} />
        <p>{t('receipt.final')}</p>
        <AnswerState submit={submit} />
      </PanelStack>
    </BottomSheet>
  );
}
