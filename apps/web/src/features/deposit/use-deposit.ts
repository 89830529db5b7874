import { createDepositOrderBody } from '@croupier/sdk/bodies';
import { createDepositOrder } from '@croupier/sdk/client';
import type { ErrorCode } from '@croupier/sdk/errors';
import { queryKeyOf } from '@croupier/sdk/hooks';
import type { CreateDepositOrderResponse, DepositRequest } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { forgetOffer } from '../../shared/offers/offers.ts';
import { saveInstructions } from './payment-instructions.ts';
import { depositDraft } from './use-deposit-fields.ts';

/** Refusals because the offer has changed: of the chosen bonus, or the question about limits. */
const OFFER_CODES: ReadonlySet<ErrorCode> = new Set([
  'PROMO_NOT_FOUND',
  'PROMO_CLOSED',
  'PROMO_NOT_ELIGIBLE',
  'PROMO_ALREADY_CLAIMED',
  'BONUS_ACTIVE',
  'LIMIT_PROMPT_REQUIRED',
]);

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
  const submit = useIdempotentSubmit({
    name: 'deposit',
    rules: createDepositOrderBody,
    memberId,
    send,
    onAccepted,
    list: 'listDepositOrders',
  });
  const queryClient = useQueryClient();
  const code = submit.rejection?.code;
  useEffect(() => {
    // The form asks, or no longer offers the bonus; then the deposit can be sent again.
    if (code !== undefined && OFFER_CODES.has(code)) {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('listDepositMethods') });
    }
  }, [code, queryClient]);
  return submit;
}
