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
  const entered = useDepositFields({ member, methods, bonuses }, deposit.draft?.body);
  const { method, reading, requiresPayer, payer, bonus } = entered;
  const [isJudged, setIsJudged] = useState(false);
  // A field that comes with another way to pay has not been left empty by anybody yet.
  const [isPayerJudged, setIsPayerJudged] = useState(false);
  const isDesktop = useIsDesktop();
  const field = useRef<HTMLInputElement>(null);
  const payerField = useRef<HTMLInputElement>(null);
  const money = (amount: string): string => formatMoney(amount, member.currency, i18n.language);
  const isLocked = deposit.state !== 'ready';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsJudged(true);
    if (requiresPayer) setIsPayerJudged(true);
    if (method === undefined) return;
    if (!reading.ok) return field.current?.focus();
    if (entered.isPayerMissing) return payerField.current?.focus();
    deposit.submit({
      methodId: method.methodId,
      amount: formatAmount(reading.amount),
      currency: member.currency,
      ...(requiresPayer && { payerName: payer.trim() }),
      ...(bonus !== '' && { promotionId: bonus }),
    });
  };
  const amount = reading.ok ? reading.amount : undefined;
  const sum = amount && money(formatAmount(amount));
  const button = <SubmitButton sum={sum} isLocked={isLocked} isClosed={entered.closed !== undefined} />;
  // On phones it stays in sight below everything.
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
        fields={entered}
        amountRef={field}
        money={money}
        isJudged={isJudged}
        disabled={isLocked}
      />
      <PayerAndBonusFields
        fields={entered}
        bonuses={bonuses}
        payerRef={payerField}
        isJudged={isPayerJudged}
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
  /** The amount as text; undefined while there is none to pay. */
  readonly sum: string | undefined;
  readonly isLocked: boolean;
  readonly isClosed: boolean;
}

function SubmitButton({ sum, isLocked, isClosed }: SubmitButtonProps): ReactNode {
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
      {sum === undefined ? t('submit.label') : t('submit.amount', { amount: sum })}
    </Button>
  );
}
