import { acknowledgeRealityCheck } from '@croupier/sdk/client';
import type { BodyRules } from '@croupier/sdk/rules';
import type { GamingSessionStatus } from '@croupier/sdk/types';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';

/** The call has no body. */
const NO_BODY: BodyRules<object> = { fields: {} };

const send = async (_body: object, intent: string): Promise<GamingSessionStatus> =>
  (await acknowledgeRealityCheck({ meta: { intent } })).value;

// The session is read again, and is due no more.
const onAccepted = (): void => undefined;

/** Says that the member has seen the check and continues; a lost answer is asked for again. */
export function useAcknowledgement(memberId: string): IdempotentSubmit<object> {
  return useIdempotentSubmit({
    name: 'realityCheck',
    rules: NO_BODY,
    memberId,
    send,
    onAccepted,
    list: 'getGamingSession',
  });
}
