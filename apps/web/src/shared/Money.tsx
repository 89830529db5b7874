import { formatMoney } from '@croupier/sdk/rules';
import { Amount, type AmountTone } from '@croupier/ui/display/Amount';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface MoneyProps {
  /** Decimal string of the contract. */
  readonly value: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** True for a gain or a loss: shows the sign, green or red. */
  readonly isChange?: boolean;
}

/** An amount in the language of the page. */
export function Money({ value, currency, isChange = false }: MoneyProps): ReactNode {
  const { i18n } = useTranslation();
  const text = formatMoney(value, currency, i18n.language, { signed: isChange });
  return <Amount text={text} tone={isChange ? toneOf(value) : 'plain'} />;
}

function toneOf(value: string): AmountTone {
  if (!/[1-9]/.test(value)) return 'plain';
  return value.startsWith('-') ? 'loss' : 'gain';
}
