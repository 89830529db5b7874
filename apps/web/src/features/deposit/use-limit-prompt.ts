import { answerLimitPromptBody } from '@croupier/sdk/bodies';
import { answerLimitPrompt } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import { formatAmount, readAmountInput, type AmountReading, type AmountRefusal } from '@croupier/sdk/rules';
import type { LimitPromptAnswer, MemberInfo, PlayerLimitPeriod, PlayerProtection } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';

export interface PromptField {
  readonly period: PlayerLimitPeriod;
  readonly typed: string;
  readonly change: (typed: string) => void;
  /** Why the amount was not sent. */
  readonly refusal: AmountRefusal | undefined;
}

export interface LimitPromptState {
  readonly fields: readonly PromptField[];
  readonly submit: IdempotentSubmit<LimitPromptAnswer>;
  /** Sends the typed limits; at least one is needed. */
  readonly set: () => void;
  /** Answers that there is no limit. */
  readonly setNone: () => void;
}

type Typed = Readonly<Record<PlayerLimitPeriod, string>>;

const NOTHING: Typed = { DAY: '', WEEK: '', MONTH: '' };

const send = async (body: LimitPromptAnswer, intent: string): Promise<PlayerProtection> =>
  (await answerLimitPrompt({ body, meta: { intent } })).value;

/** State of the question about deposit limits; its answer takes effect once. */
export function useLimitPrompt({ id, currency }: Pick<MemberInfo, 'id' | 'currency'>): LimitPromptState {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(NOTHING);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const onAccepted = useCallback(
    (): void => void queryClient.invalidateQueries({ queryKey: queryKeyOf('getPlayerProtection') }),
    [queryClient],
  );
  const submit = useIdempotentSubmit({
    name: 'limitPrompt',
    rules: answerLimitPromptBody,
    memberId: id,
    send,
    onAccepted,
    // The form asks no more, and offers no more than the limits leave.
    list: 'listDepositMethods',
  });
  // The record has exactly the periods of the contract.
  const periods = Object.keys(typed) as PlayerLimitPeriod[];
  const readings = periods.map((period) => ({ period, reading: read(typed[period], currency) }));
  const isEmpty = periods.every((period) => typed[period].trim() === '');
  const refusalOf = (reading: AmountReading | undefined): AmountRefusal | undefined =>
    reading?.ok === false ? reading.reason : undefined;
  return {
    fields: readings.map(({ period, reading }, index) => ({
      period,
      typed: typed[period],
      change: (text) => setTyped({ ...typed, [period]: text }),
      refusal: isSubmitted ? (isEmpty && index === 0 ? 'empty' : refusalOf(reading)) : undefined,
    })),
    submit,
    set: () => {
      setIsSubmitted(true);
      if (isEmpty || readings.some(({ reading }) => reading?.ok === false)) return;
      const limits = readings.flatMap(({ period, reading }) =>
        reading?.ok === true ? [{ period, amount: formatAmount(reading.amount), currency }] : [],
      );
      submit.submit({ limits });
    },
    setNone: () => submit.submit({ limits: [] }),
  };
}

/** Undefined for a field that was left empty. */
function read(typed: string, currency: string): AmountReading | undefined {
  return typed.trim() === '' ? undefined : readAmountInput(typed, { currency, allowsZero: true });
}
