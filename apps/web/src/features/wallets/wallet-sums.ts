import { addAmounts, formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { WalletBalance } from '@croupier/sdk/types';

export const hasMoney = ({ balance, currency }: WalletBalance): boolean => parseAmount(balance, currency).minor > 0n;

/** Sum of the balances as a decimal string; all are in the currency. */
export function sumOf(wallets: readonly WalletBalance[], currency: string): string {
  return formatAmount(
    wallets.map(({ balance }) => parseAmount(balance, currency)).reduce(addAmounts, parseAmount('0', currency)),
  );
}
