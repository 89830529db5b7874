import type { ApiError } from '@croupier/sdk/errors';
import { useEffect } from 'react';

import { isAboutPaymentPassword } from '../payment-password/PaymentPasswordSheet.tsx';

/** Hands a refusal that is not about the payment password to the form, once. */
export function useTransferRefusal(rejection: ApiError | undefined, onRefused: (error: ApiError) => void): void {
  useEffect(() => {
    if (rejection !== undefined && !isAboutPaymentPassword(rejection)) onRefused(rejection);
    // Once for each refusal, whatever else changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rejection]);
}
