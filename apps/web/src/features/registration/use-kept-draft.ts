import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { forgetReferralCode } from '../../shared/referral-code.ts';
import { clearDraft, saveDraft } from './registration-draft.ts';
import type { RegistrationValues } from './registration-fields.ts';

/** Saves the draft at each input. Returns the function to call after the registration, which deletes the draft. */
export function useKeptDraft(
  { subscribe }: UseFormReturn<RegistrationValues>,
  onRegistered: (token: string) => void,
): (token: string) => void {
  const isDone = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isDone.current) saveDraft(values);
        },
      }),
    [subscribe],
  );
  return (token) => {
    isDone.current = true;
    clearDraft();
    forgetReferralCode();
    onRegistered(token);
  };
}
