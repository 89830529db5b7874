import { formatMoney, type AmountBounds, type AmountRefusal } from '@croupier/sdk/rules';
import { useTranslation } from 'react-i18next';

/** Error texts of a field whose amount is read by `readAmountInput` with these bounds. */
export function useAmountErrorTexts({
  currency,
  minimum,
  maximum,
}: AmountBounds): Readonly<Record<AmountRefusal, string>> {
  const { t, i18n } = useTranslation('forms');
  const money = (amount = '0'): string => formatMoney(amount, currency, i18n.language);
  return t('amount.refused', { min: money(minimum), max: money(maximum), returnObjects: true });
}
