import type { BodyRules } from '@croupier/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';

/** For a call without a body. */
export const NO_BODY: BodyRules<object> = { fields: {} };

export interface ProtectionSubmitOptions<Body> {
  /** Kind of change, for the storage. */
  readonly name: string;
  readonly rules: BodyRules<Body>;
  /** Must be stable between renders. */
  readonly send: (body: Body, intent: string) => Promise<unknown>;
  /** Must be stable between renders. */
  readonly onDone?: () => void;
}

/**
 * Sends a change of a member's protection exactly once, and refetches everything: a break changes what the site may offer,
 * where money is and which orders are open.
 */
export function useProtectionSubmit<Body extends object>(
  options: ProtectionSubmitOptions<Body>,
): IdempotentSubmit<Body> {
  const { name, rules, send, onDone } = options;
  const { member } = useMemberSession();
  const queryClient = useQueryClient();
  const onAccepted = useCallback((): void => {
    void queryClient.invalidateQueries();
    onDone?.();
  }, [queryClient, onDone]);
  return useIdempotentSubmit({ name, rules, memberId: member.id, send, onAccepted, list: 'getPlayerProtection' });
}
