import { addAmounts, formatAmount, formatMoney, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { WalletBalance } from '@croupier/sdk/types';
import { Receipt } from '@croupier/ui/data/Receipt';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { MoneyMove } from './use-move-money.ts';

export interface MovePreviewProps {
  readonly money: Pick<MoneyMove, 'from' | 'to'>;
  readonly amount: Amount;
}

/** Both wallets after a move. */
export function MovePreview({ money: { from, to }, amount }: MovePreviewProps): ReactNode {
  const { t, i18n } = useTranslation('wallets');
  const lineOf = (wallet: WalletBalance, change: (balance: Amount, amount: Amount) => Amount) => ({
    id: wallet.wallet,
    label: t('move.after', { name: wallet.displayName }),
    value: formatMoney(
      formatAmount(change(parseAmount(wallet.balance, wallet.currency), amount)),
      wallet.currency,
      i18n.language,
    ),
  });
  if (from === undefined || to === undefined) return null;
  return <Receipt lines={[lineOf(from, subtractAmounts), lineOf(to, addAmounts)]} />;
}
