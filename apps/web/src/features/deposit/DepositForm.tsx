import { formatAmount } from '@croupier/sdk/rules';
import type { DepositMethod, DepositMethodKind, MemberInfo, Promotion } from '@croupier/sdk/types';
import { AmountField } from '@croupier/ui/AmountField';
import { AsideLayout } from '@croupier/ui/AsideLayout';
import { Button } from '@croupier/ui/Button';
import { ChoiceCards } from '@croupier/ui/ChoiceCards';
import { FormStack } from '@croupier/ui/FormStack';
import { StickyAction } from '@croupier/ui/StickyAction';
import { useIsDesktop } from '@croupier/ui/theme';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatMoney, formatMoneyShort } from '../../shared/format-money.ts';
import { DepositExtras } from './DepositExtras.tsx';
import { DepositSummary } from './DepositSummary.tsx';
import type { Deposit } from './use-deposit.ts';
import { useDepositFields } from './use-deposit-fields.ts';

export interface DepositFormProps {
  readonly member: MemberInfo;
  /** At least one. */
  readonly methods: readonly DepositMethod[];
  /** Those that can be taken with a deposit. */
  readonly bonuses: readonly Promotion[];
  readonly deposit: Deposit;
  /** Has room beside it. */
  readonly isPage: boolean;
}

/** Method and amount of a deposit, and what it comes to. */
export function DepositForm({ member, methods, bonuses, deposit, isPage }: DepositFormProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const { currency } = member;
  const entered = useDepositFields(methods, currency, deposit.draft?.body);
  const { method, methodId, amount: text, reading, asksPayer, payer, bonus } = entered;
  const [isJudged, setIsJudged] = useState(false);
  const isDesktop = useIsDesktop();
  const field = useRef<HTMLInputElement>(null);
  const payerField = useRef<HTMLInputElement>(null);
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  // A kind can be newer than this page's texts; the method's name says it then.
  const kindText = (kind: DepositMethodKind): string | undefined =>
    i18n.exists(`kinds.${kind}`, { ns: 'deposit' }) ? t(`kinds.${kind}`) : undefined;
  const limits = { min: money(method?.minAmount ?? '0'), max: money(method?.maxAmount ?? '0') };
  const isLocked = deposit.state !== 'ready';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsJudged(true);
    if (method === undefined || !reading.ok) return field.current?.focus();
    if (entered.isPayerMissing) return payerField.current?.focus();
    deposit.submit({
      methodId: method.methodId,
      amount: formatAmount(reading.amount),
      currency,
      ...(asksPayer && { payerName: payer.trim() }),
      ...(bonus !== '' && { promotionId: bonus }),
    });
  };
  const amount = reading.ok ? reading.amount : undefined;
  const button = (
    <Button type="submit" variant="action" size="lg" fullWidth busy={isLocked} busyLabel={t('submit.busy')}>
      {amount === undefined ? t('submit.label') : t('submit.amount', { amount: money(formatAmount(amount)) })}
    </Button>
  );
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
      <ChoiceCards
        label={t('payWith')}
        value={methodId}
        onChange={entered.setMethod}
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
        onChange={entered.setAmount}
        disabled={isLocked}
        quickLabel={t('amount.quick')}
        quickAmounts={(method?.quickAmounts ?? []).map((value) => ({
          value,
          label: formatMoneyShort(value, currency, i18n.language),
        }))}
        reading={amount === undefined ? '' : money(formatAmount(amount))}
        hint={method === undefined ? undefined : t('amount.limits', limits)}
        error={isJudged && !reading.ok ? t(`amount.refused.${reading.reason}`, limits) : undefined}
      />
      <DepositExtras fields={entered} bonuses={bonuses} payerRef={payerField} isJudged={isJudged} disabled={isLocked} />
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
