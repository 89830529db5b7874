import { formatAmount, formatMoney, type AmountReading } from '@croupier/sdk/rules';
import { AmountField, type AmountFieldProps } from '@croupier/ui/inputs/AmountField';
import { FormField } from '@croupier/ui/inputs/Form';
import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useMemberSession } from '../page/MembersOnly.tsx';

export interface MoneyFieldProps<Values extends FieldValues, Read> extends Pick<
  AmountFieldProps,
  'label' | 'labelEnd' | 'hint' | 'quickAmounts' | 'disabled'
> {
  readonly control: Control<Values, unknown, Read>;
  readonly name: FieldPath<Values>;
  /** What the field shows: what was typed, or what was sent while its result is unknown. */
  readonly value: string;
  /** How it is read; a sentence in place of "Read as". */
  readonly reading: AmountReading | string;
}

/** Field for an amount of the member's money, with how what was typed is read. */
export function MoneyField<Values extends FieldValues, Read>(props: MoneyFieldProps<Values, Read>): ReactNode {
  const { control, name, reading, value, ...field } = props;
  const { t, i18n } = useTranslation('forms');
  const { member } = useMemberSession();
  const readAs = (read: AmountReading): string =>
    read.ok
      ? t('amount.reading', { amount: formatMoney(formatAmount(read.amount), read.amount.currency, i18n.language) })
      : '';
  return (
    <FormField control={control} name={name}>
      {(binding) => (
        <AmountField
          {...binding}
          {...field}
          value={value}
          currency={member.currencySymbol}
          placeholder="0.00"
          quickLabel={t('amount.quick')}
          reading={typeof reading === 'string' ? reading : readAs(reading)}
        />
      )}
    </FormField>
  );
}
