import { compareAmounts, formatMoney, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { DepositMethod, DepositMethodKind, DepositMethods, MemberInfo } from '@croupier/sdk/types';
import { ChoiceCards } from '@croupier/ui/inputs/ChoiceCards';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { MoneyField } from '../../shared/forms/MoneyField.tsx';
import { useBalanceHidden } from '../../shared/use-stored-flag.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import type { DepositFields } from './use-deposit-fields.ts';

export interface MethodAndAmountFieldsProps {
  readonly member: MemberInfo;
  readonly offer: DepositMethods;
  readonly fields: DepositFields;
  readonly money: (amount: string) => string;
  /** Minimum deposit of the chosen bonus. */
  readonly leastOfBonus: string | undefined;
  readonly disabled: boolean;
}

/** Required inputs of a deposit: method and amount. */
export function MethodAndAmountFields(props: MethodAndAmountFieldsProps): ReactNode {
  const { member, offer, fields, money, leastOfBonus, disabled } = props;
  const { list: methods, depositRemaining, resetsAt } = offer;
  const { t, i18n } = useTranslation('deposit');
  const { contract, method, parsedAmount, values, amountBounds } = fields;
  const timeText = useTimeText();
  const [isBalanceHidden] = useBalanceHidden();
  // The platform may add kinds that this version has no text for.
  const kindText = (kind: DepositMethodKind): string | undefined =>
    i18n.exists(`kinds.${kind}`, { ns: 'deposit' }) ? t(`kinds.${kind}`) : undefined;
  return (
    <>
      <ChoiceCards
        label={t('payWith')}
        value={values.methodId}
        onChange={fields.setMethod}
        disabled={disabled}
        cards={methods.map(({ methodId, name, kind, iconUrl, maintenance }) => ({
          value: methodId,
          label: name,
          caption: maintenance ? t('methods.maintenance') : kindText(kind),
          icon: name.charAt(0),
          image: iconUrl,
          disabled: maintenance,
        }))}
      />
      {fields.closedReason !== undefined && (
        <InlineAlert tone="warning" live="polite">
          {t(`methods.closed.${fields.closedReason}`)}
        </InlineAlert>
      )}
      {depositRemaining !== undefined && (
        <InlineAlert tone="info">
          {resetsAt === undefined
            ? t('limit.left', { amount: money(depositRemaining) })
            : t('limit.leftUntil', { amount: money(depositRemaining), time: timeText(resetsAt) })}
        </InlineAlert>
      )}
      <MoneyField
        control={contract.form.control}
        name="amount"
        label={t('amount.label')}
        labelEnd={isBalanceHidden ? t('amount.balanceHidden') : t('amount.balance', { amount: money(member.balance) })}
        value={values.amount}
        reading={parsedAmount}
        disabled={disabled}
        quickAmounts={quickAmountsOf(method, amountBounds.maximum, leastOfBonus).map((value) => ({
          value,
          label: formatMoney(value, member.currency, i18n.language, { length: 'short' }),
        }))}
        hint={
          method &&
          t('amount.limits', { min: money(method.minAmount), max: money(amountBounds.maximum ?? method.maxAmount) })
        }
      />
      {method?.note !== undefined && <InlineAlert tone="info">{method.note}</InlineAlert>}
    </>
  );
}

/** The method's quick amounts that can be paid in ascending order, with the minimum of the bonus where the method takes it. */
function quickAmountsOf(
  method: DepositMethod | undefined,
  maximum: string | undefined,
  leastOfBonus: string | undefined,
): readonly string[] {
  if (method === undefined || maximum === undefined) return [];
  const { quickAmounts, minAmount, currency } = method;
  const read = (text: string): Amount => parseAmount(text, currency);
  const isTaken = (text: string): boolean =>
    compareAmounts(read(text), read(minAmount)) >= 0 && compareAmounts(read(text), read(maximum)) <= 0;
  const offered = leastOfBonus === undefined ? quickAmounts : [...quickAmounts, leastOfBonus];
  return [...new Set(offered)].filter(isTaken).toSorted((a, c) => compareAmounts(read(a), read(c)));
}
