import { formatAmount, readAmountInput } from '@croupier/sdk/rules';
import type { DepositMethod, DepositMethodKind, MemberInfo } from '@croupier/sdk/types';
import { AmountField } from '@croupier/ui/AmountField';
import { AsideLayout } from '@croupier/ui/AsideLayout';
import { ChoiceCards } from '@croupier/ui/ChoiceCards';
import { FormStack } from '@croupier/ui/FormStack';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../shared/format-money.ts';
import { DepositSummary } from './DepositSummary.tsx';
import type { Deposit } from './use-deposit.ts';

export interface DepositFormProps {
  readonly member: MemberInfo;
  /** At least one. */
  readonly methods: readonly DepositMethod[];
  readonly deposit: Deposit;
  /** Has room beside it. */
  readonly isPage: boolean;
}

/** Method and amount of a deposit, and what it comes to. */
export function DepositForm({ member, methods, deposit, isPage }: DepositFormProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const sent = deposit.draft?.body;
  const [chosen, setChosen] = useState(() => methods.find(({ maintenance }) => !maintenance)?.methodId ?? '');
  const [typed, setTyped] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // What was sent stays in sight, unchanged, until its fate is known.
  const methodId = sent?.methodId ?? chosen;
  const text = sent?.amount ?? typed;
  const method = methods.find((one) => one.methodId === methodId);
  const { currency } = member;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  // A kind can be newer than this page's texts; the method's name says it then.
  const kindText = (kind: DepositMethodKind): string | undefined =>
    i18n.exists(`kinds.${kind}`, { ns: 'deposit' }) ? t(`kinds.${kind}`) : undefined;
  const [minimum, maximum] = [method?.minAmount, method?.maxAmount];
  const reading = readAmountInput(text, { currency, minimum, maximum });
  const limits = { min: money(minimum ?? '0'), max: money(maximum ?? '0') };
  const isLocked = deposit.state !== 'ready';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsJudged(true);
    if (method === undefined || !reading.ok) field.current?.focus();
    else deposit.submit({ methodId: method.methodId, amount: formatAmount(reading.amount), currency });
  };
  const summary = (
    <DepositSummary deposit={deposit} method={method} amount={reading.ok ? reading.amount : undefined} money={money} />
  );
  const fields = (
    <>
      <ChoiceCards
        label={t('payWith')}
        value={methodId}
        onChange={setChosen}
        disabled={isLocked}
        cards={methods.map((one) => ({
          value: one.methodId,
          label: one.name,
          caption: one.maintenance ? t('methods.maintenance') : kindText(one.kind),
          sign: one.name.charAt(0),
          disabled: one.maintenance,
        }))}
      />
      <AmountField
        ref={field}
        label={t('amount.label')}
        labelEnd={t('amount.balance', { amount: money(member.balance) })}
        currency={member.currencySymbol}
        placeholder="0.00"
        value={text}
        onChange={setTyped}
        disabled={isLocked}
        quickLabel={t('amount.quick')}
        quickAmounts={(method?.quickAmounts ?? []).map((value) => ({ value, label: money(value) }))}
        reading={reading.ok ? money(formatAmount(reading.amount)) : ''}
        hint={method === undefined ? undefined : t('amount.limits', limits)}
        error={isJudged && !reading.ok ? t(`amount.refused.${reading.reason}`, limits) : undefined}
      />
    </>
  );
  return (
    <FormStack onSubmit={submit} aria-label={t('title')} noValidate>
      {isPage ? (
        <AsideLayout aside={summary}>{fields}</AsideLayout>
      ) : (
        <>
          {fields}
          {summary}
        </>
      )}
    </FormStack>
  );
}
