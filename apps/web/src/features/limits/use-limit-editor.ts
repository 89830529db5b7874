import { setPlayerLimit } from '@croupier/sdk/client';
import type { ApiError } from '@croupier/sdk/errors';
import { queryKeyOf } from '@croupier/sdk/hooks';
import type { PlayerLimit, PlayerLimitChange, PlayerLimitKind, PlayerLimitPeriod } from '@croupier/sdk/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { limitOf, PERIODS } from './limit-choices.ts';
import { effectOf, readLimit, type LimitEffect, type LimitRefusal } from './read-limit.ts';

export interface LimitEditor {
  readonly period: PlayerLimitPeriod;
  readonly setPeriod: (period: PlayerLimitPeriod) => void;
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** The limit in force of the period. */
  readonly current: PlayerLimit | undefined;
  /** What the typed value does; undefined while it is not valid. */
  readonly effect: LimitEffect | undefined;
  /** Why the value was not sent. */
  readonly refusal: LimitRefusal | undefined;
  readonly error: ApiError | null;
  readonly isSaving: boolean;
  /** Sends the typed value. */
  readonly save: () => void;
  /** Asks to remove the limit. */
  readonly remove: () => void;
}

/**
 * State of the form of one kind of limit. Setting a value has the same result however often it is sent, so a lost answer is
 * repeated by the member.
 */
export function useLimitEditor(
  kind: PlayerLimitKind,
  limits: readonly PlayerLimit[],
  onSaved: (change: PlayerLimitChange) => void,
): LimitEditor {
  const { currency } = useMemberSession().member;
  const queryClient = useQueryClient();
  const [period, setPeriod] = useState<PlayerLimitPeriod>(
    () => PERIODS.find((one) => limitOf(limits, { kind, period: one }) !== undefined) ?? 'DAY',
  );
  const [typed, setTyped] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const current = limitOf(limits, { kind, period });
  const reading = readLimit(kind, typed, currency);
  const { mutate, error, isPending, reset } = useMutation<PlayerLimitChange, ApiError, string | null>({
    mutationFn: async (amount) => {
      const body = { amount, ...(amount !== null && kind !== 'SESSION' && { currency }) };
      return (await setPlayerLimit({ path: { kind, period }, body })).value;
    },
    onSuccess: onSaved,
    onSettled: async () => queryClient.invalidateQueries({ queryKey: queryKeyOf('getPlayerProtection') }),
  });
  return {
    period,
    setPeriod: (next) => {
      setPeriod(next);
      setIsSubmitted(false);
      reset();
    },
    typed,
    setTyped,
    current,
    effect: reading.ok ? effectOf(current, reading.value) : undefined,
    refusal: isSubmitted && !reading.ok ? reading.reason : undefined,
    error,
    isSaving: isPending,
    save: () => {
      setIsSubmitted(true);
      if (reading.ok) mutate(reading.value);
    },
    remove: () => mutate(null),
  };
}
