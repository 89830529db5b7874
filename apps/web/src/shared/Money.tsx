import { formatMoney } from '@croupier/sdk/rules';
import { Amount, type AmountTone } from '@croupier/ui/display/Amount';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type MoneyChange = 'result' | 'movement';

export interface MoneyProps {
  /** Decimal string of the contract. */
  readonly value: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /**
   * Shows the sign: of a `result`, green or red; of a `movement`, green for what comes in, because money that leaves is no
   * loss.
   */
  readonly change?: MoneyChange | undefined;
}

/** An amount in the language of the page. */
export function Money({ value, currency, change }: MoneyProps): ReactNode {
  const { i18n } = useTranslation();
  const text = formatMoney(value, currency, i18n.language, { signed: change !== undefined });
  return <Amount text={text} tone={toneOf(value, change)} />;
}

function toneOf(value: string, change: MoneyChange | undefined): AmountTone {
  if (change === undefined || !/[1-9]/.test(value)) return 'plain';
  if (!value.startsWith('-')) return 'gain';
  return change === 'result' ? 'loss' : 'plain';
}
