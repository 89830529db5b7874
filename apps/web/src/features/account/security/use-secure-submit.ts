import type { BodyRules } from '@croupier/sdk/rules';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useCallback } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../../shared/forms/use-idempotent-submit.ts';
import { useMemberSession } from '../../../shared/page/MembersOnly.tsx';
import { useRefreshSecurity } from './use-refresh-security.ts';

export interface SecureSubmitOptions<Body, Answer> {
  /** Kind of change, for the storage. */
  readonly name: string;
  readonly rules: BodyRules<Body>;
  /** Must be stable between renders. */
  readonly send: (body: Body, intent: string) => Promise<Answer>;
  /** Said when the change is made; nothing where the form itself shows it. */
  readonly doneText?: string;
  /** Must be stable between renders. */
  readonly onDone: (answer: Answer) => void;
}

/** Makes a change of the account's security exactly once, says so, and shows the account as it is then. */
export function useSecureSubmit<Body extends object, Answer>(
  options: SecureSubmitOptions<Body, Answer>,
): IdempotentSubmit<Body> {
  const { name, rules, send, doneText, onDone } = options;
  const { member } = useMemberSession();
  const refresh = useRefreshSecurity();
  const { show } = useSnackbar();
  const onAccepted = useCallback(
    (answer: Answer): void => {
      void refresh();
      if (doneText !== undefined) show({ key: 'security', tone: 'success', text: doneText });
      onDone(answer);
    },
    [refresh, show, doneText, onDone],
  );
  return useIdempotentSubmit({ name, rules, memberId: member.id, send, onAccepted });
}
