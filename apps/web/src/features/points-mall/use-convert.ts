import { convertPointBody } from '@croupier/sdk/bodies';
import { convertPoint } from '@croupier/sdk/client';
import type { PointConversion, PointConversionResult } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { setCachedBalance } from '../../shared/member-balance.ts';
import { isAboutPassword } from './PasswordSheet.tsx';
import { refreshPoints } from './use-points.ts';

export interface Convert {
  readonly submit: IdempotentSubmit<PointConversion>;
  /** Points that the password is asked for: what was filled in, or what a reload interrupted. */
  readonly checked: string | undefined;
  readonly setChecked: (points: string | undefined) => void;
  /** What was just converted. */
  readonly done: PointConversionResult | undefined;
}

const send = async (body: PointConversion, intent: string): Promise<PointConversionResult> =>
  (await convertPoint({ body, meta: { intent } })).value;

/** Turns points into money exactly once, also over a lost answer or a reload. */
export function useConvert(memberId: string): Convert {
  const queryClient = useQueryClient();
  const [checked, setChecked] = useState<string>();
  const [done, setDone] = useState<PointConversionResult>();
  const onAccepted = useCallback(
    (result: PointConversionResult): void => {
      setChecked(undefined);
      setDone(result);
      setCachedBalance(queryClient, result.balance);
      refreshPoints(queryClient);
    },
    [queryClient],
  );
  const submit = useIdempotentSubmit<PointConversion, PointConversionResult>({
    name: 'convertPoints',
    rules: convertPointBody,
    memberId,
    send,
    onAccepted,
    list: 'listTransactions',
  });
  const { rejection, state, pending } = submit;
  useEffect(() => {
    if (rejection === undefined) return;
    refreshPoints(queryClient);
    if (!isAboutPassword(rejection)) setChecked(undefined);
  }, [rejection, queryClient]);
  return { submit, checked: state === 'interrupted' ? pending?.body.points : checked, setChecked, done };
}
