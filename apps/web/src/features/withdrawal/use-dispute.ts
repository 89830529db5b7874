import { disputeWithdrawPayoutBody } from '@croupier/sdk/bodies';
import { disputeWithdrawPayout } from '@croupier/sdk/client';
import {
  compareAmounts,
  formatAmount,
  parseAmount,
  readAmountInput,
  subtractAmounts,
  type Amount,
  type AmountBounds,
  type AmountReading,
} from '@croupier/sdk/rules';
import type { DisputeWithdrawPayoutData, WithdrawOrder } from '@croupier/sdk/types';
import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';

import { useContractForm, type ContractForm } from '../../shared/forms/use-contract-form.ts';
import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { saveUploadedPictures } from '../../shared/pictures/uploaded-pictures.ts';
import { usePictures, type Pictures } from '../../shared/pictures/use-pictures.ts';
import type { PayoutSheetProps } from './ReceiptSheet.tsx';
import { usePayoutSubmit } from './use-payout-submit.ts';

type DisputeBody = DisputeWithdrawPayoutData['body'];

interface DisputeValues {
  amountReceived: string;
  note: string;
}

export interface Dispute {
  readonly contract: ContractForm<DisputeBody, DisputeValues>;
  readonly submit: IdempotentSubmit<DisputeBody>;
  readonly pictures: Pictures;
  readonly bounds: AmountBounds;
  /** The amount as it is typed. */
  readonly typed: string;
  /** What is missing of the payment; undefined while the amount cannot be read. */
  readonly missing: Amount | undefined;
}

/** State of the report that a payment did not arrive in full. */
export function useDispute({ order, payout, onClose }: PayoutSheetProps): Dispute {
  const { orderId, currency } = order;
  const { payoutId, amount } = payout;
  const storedAs = `dispute ${payoutId}`;
  const pictures = usePictures(storedAs, 'WITHDRAW_PROOF');
  const whole = parseAmount(amount, currency);
  const bounds: AmountBounds = { currency, minimum: undefined, maximum: amount };
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
  const { control } = contract.form;
  const typed = useWatch({ control, compute: ({ amountReceived }: DisputeValues) => amountReceived });
  const reading = readReceived(typed, bounds);
  const missing = reading.ok ? subtractAmounts(whole, reading.amount) : undefined;
  return { contract, submit, pictures, bounds, typed, missing };
}

/** Nothing may have arrived, which is no amount of a deposit or a withdrawal. */
function readReceived(text: string, bounds: AmountBounds): AmountReading {
  const isZero = /^0+(?:\.0+)?$/.test(text.trim());
  return isZero ? { ok: true, amount: parseAmount('0', bounds.currency) } : readAmountInput(text, bounds);
}
