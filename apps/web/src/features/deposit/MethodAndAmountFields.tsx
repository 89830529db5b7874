import { compareAmounts, formatMoney, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { DepositMethod, DepositMethodKind, MemberInfo } from '@croupier/sdk/types';
import { ChoiceCards } from '@croupier/ui/inputs/ChoiceCards';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { MoneyField } from '../../shared/forms/MoneyField.tsx';
import { useBalanceHidden } from '../../shared/use-stored-flag.ts';
import type { DepositFields } from './use-deposit-fields.ts';

export interface MethodAndAmountFieldsProps {
  readonly member: MemberInfo;
  readonly methods: readonly DepositMethod[];
  readonly fields: DepositFields;
  readonly money: (amount: string) => string;
  /** Minimum deposit of the chosen bonus. */
  readonly leastOfBonus: string | undefined;
  readonly disabled: boolean;
}

/** Required inputs of a deposit: method and amount. */
export function MethodAndAmountFields(props: MethodAndAmountFieldsProps): ReactNode {
  const { member, methods, fields, money, leastOfBonus, disabled } = props;
  const { t, i18n } = useTranslation('deposit');
  const { contract, method, parsedAmount, values } = fields;
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
      <MoneyField
        control={contract.form.control}
        name="amount"
        label={t('amount.label')}
        labelEnd={isBalanceHidden ? t('amount.balanceHidden') : t('amount.balance', { amount: money(member.balance) })}
        value={values.amount}
        reading={parsedAmount}
        disabled={disabled}
        quickAmounts={quickAmountsOf(method, leastOfBonus).map((value) => ({
          value,
          label: formatMoney(value, member.currency, i18n.language, { length: 'short' }),
        }))}
        hint={method && t('amount.limits', { min: money(method.minAmount), max: money(method.maxAmount) })}
      />
      {method?.note !== undefined && <InlineAlert tone="info">{method.note}</InlineAlert>}
    </>
  );
}

/** The method's quick amounts in ascending order, with the minimum of the bonus where the method takes it. */
function quickAmountsOf(method: DepositMethod | undefined, leastOfBonus: string | undefined): readonly string[] {
  if (method === undefined) return [];
  const { quickAmounts, minAmount, maxAmount, currency } = method;
  if (leastOfBonus === undefined || quickAmounts.includes(leastOfBonus)) return quickAmounts;
  const read = (text: string): Amount => parseAmount(text, currency);
  const least = read(leastOfBonus);
  const isTaken = compareAmounts(least, read(minAmount)) >= 0 && compareAmounts(least, read(maxAmount)) <= 0;
  return isTaken ? [...quickAmounts, leastOfBonus].toSorted((a, b) => compareAmounts(read(a), read(b))) : quickAmounts;
}
