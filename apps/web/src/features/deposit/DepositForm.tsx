import { formatAmount } from '@croupier/sdk/rules';
import type { DepositMethod, MemberInfo, Promotion } from '@croupier/sdk/types';
import { AsideLayout } from '@croupier/ui/AsideLayout';
import { Button } from '@croupier/ui/Button';
import { FormStack } from '@croupier/ui/FormStack';
import { StickyAction } from '@croupier/ui/StickyAction';
import { useIsDesktop } from '@croupier/ui/theme';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../shared/format-money.ts';
import { PayerAndBonusFields } from './PayerAndBonusFields.tsx';
import { DepositSummary } from './DepositSummary.tsx';
import { MethodAndAmountFields } from './MethodAndAmountFields.tsx';
import type { Deposit } from './use-deposit.ts';
import { useDepositFields } from './use-deposit-fields.ts';

export interface DepositFormProps {
  readonly member: MemberInfo;
  /** At least one method. */
  readonly methods: readonly DepositMethod[];
  /** Bonuses that can be combined with a deposit. */
  readonly bonuses: readonly Promotion[];
  readonly deposit: Deposit;
  /** Two-column layout. */
  readonly isPage: boolean;
}

/** Deposit form: method, amount and estimate. */
export function DepositForm({ member, methods, bonuses, deposit, isPage }: DepositFormProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const values = useDepositFields({ member, methods, bonuses }, deposit.draft?.body);
  const { method, parsedAmount, requiresPayer, payer, bonus } = values;
  const [showsErrors, setShowsErrors] = useState(false);
  // Separate, because the payer's field may appear after the first try, with another method.
  const [showsPayerErrors, setShowsPayerErrors] = useState(false);
  const isDesktop = useIsDesktop();
  const amountField = useRef<HTMLInputElement>(null);
  const payerField = useRef<HTMLInputElement>(null);
  const money = (amount: string): string => formatMoney(amount, member.currency, i18n.language);
  const isLocked = deposit.state !== 'ready';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setShowsErrors(true);
    if (requiresPayer) setShowsPayerErrors(true);
    if (method === undefined) return;
    if (!parsedAmount.ok) return amountField.current?.focus();
    if (values.isPayerMissing) return payerField.current?.focus();
    deposit.submit({
      methodId: method.methodId,
      amount: formatAmount(parsedAmount.amount),
      currency: member.currency,
      ...(requiresPayer && { payerName: payer.trim() }),
      ...(bonus !== '' && { promotionId: bonus }),
    });
  };
  const amount = parsedAmount.ok ? parsedAmount.amount : undefined;
  const formattedAmount = amount && money(formatAmount(amount));
  const button = (
    <SubmitButton amount={formattedAmount} isLocked={isLocked} isClosed={values.closedReason !== undefined} />
  );
  // Elsewhere the button is sticky at the bottom.
  const isBeside = isPage && isDesktop;
  const summary = (
    <DepositSummary
      deposit={deposit}
      method={method}
      amount={amount}
      bonus={bonuses.find(({ promotionId }) => promotionId === bonus)}
      money={money}
    >
      {isBeside && button}
    </DepositSummary>
  );
  const fields = (
    <>
      <MethodAndAmountFields
        member={member}
        methods={methods}
        fields={values}
        amountRef={amountField}
        money={money}
        showsErrors={showsErrors}
        disabled={isLocked}
      />
      <PayerAndBonusFields
        fields={values}
        bonuses={bonuses}
        payerRef={payerField}
        showsErrors={showsPayerErrors}
        disabled={isLocked}
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
      {!isBeside && <StickyAction within={isPage ? 'page' : 'sheet'}>{button}</StickyAction>}
    </FormStack>
  );
}

interface SubmitButtonProps {
  /** The formatted amount; undefined while there is no valid one. */
  readonly amount: string | undefined;
  readonly isLocked: boolean;
  readonly isClosed: boolean;
}

function SubmitButton({ amount, isLocked, isClosed }: SubmitButtonProps): ReactNode {
  const { t } = useTranslation('deposit');
  return (
    <Button
      type="submit"
      variant="action"
      size="lg"
      fullWidth
      busy={isLocked}
      busyLabel={t('submit.busy')}
      disabled={isClosed}
    >
      {amount === undefined ? t('submit.label') : t('submit.amount', { amount })}
    </Button>
  );
}
