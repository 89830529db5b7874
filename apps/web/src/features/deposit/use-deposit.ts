import { createDepositOrderBody } from '@croupier/sdk/bodies';
import { createDepositOrder } from '@croupier/sdk/client';
import type { CreateDepositOrderResponse, DepositRequest } from '@croupier/sdk/types';
import { useCallback } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { forgetOffer } from '../../shared/offers/kept-offer.ts';
import { saveInstructions } from './payment-instructions.ts';
import { depositDraft } from './use-deposit-fields.ts';

const send = async (body: DepositRequest, intent: string): Promise<CreateDepositOrderResponse['value']> =>
  (await createDepositOrder({ body, meta: { intent } })).value;

/** Creates a deposit exactly once, and opens its order. */
export function useDeposit(memberId: string, onCreated: (orderId: string) => void): IdempotentSubmit<DepositRequest> {
  const onAccepted = useCallback(
    (created: CreateDepositOrderResponse['value']): void => {
      saveInstructions(sessionStorage, created);
      depositDraft.clear();
      forgetOffer();
      onCreated(created.depositOrder.orderId);
    },
    [onCreated],
  );
  return useIdempotentSubmit({
    name: 'deposit',
    rules: createDepositOrderBody,
    memberId,
    send,
    onAccepted,
    list: 'listDepositOrders',
  });
}
