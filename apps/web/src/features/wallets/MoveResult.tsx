import { formatMoney } from '@croupier/sdk/rules';
import type { MerchantWallets, WalletTransfer } from '@croupier/sdk/types';
import { InlineAlert, type AlertTone } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import type { MoneyMove } from './use-move-money.ts';

export interface MoveResultProps {
  readonly wallets: MerchantWallets;
  readonly money: Pick<MoneyMove, 'submit' | 'made'>;
}

const TONES: Readonly<Record<WalletTransfer['status'], AlertTone>> = {
  PENDING: 'info',
  COMPLETED: 'success',
  FAILED: 'danger',
};

/** What became of a move: not known yet, not answered by its vendor, made, or not made. */
export function MoveResult({ wallets, money: { submit, made } }: MoveResultProps): ReactNode {
  const { t, i18n } = useTranslation('wallets');
  const nameOf = (code: string): string => wallets.wallets.find(({ wallet }) => wallet === code)?.displayName ?? code;
  const moneyOf = ({ amount }: Pick<WalletTransfer, 'amount'>): string =>
    formatMoney(amount, wallets.currency, i18n.language);
  const { pending } = submit;
  return (
    <>
      <CheckingAlert
        submit={submit}
        title={pending === undefined ? '' : t('checking.title', { amount: moneyOf(pending.body) })}
      >
        {t('checking.text')}
      </CheckingAlert>
      {made !== undefined && (
        <InlineAlert
          tone={TONES[made.status]}
          live="polite"
          title={t(`move.result.${made.status}.title`, { amount: moneyOf(made), wallet: nameOf(made.toWallet) })}
        >
          {t(`move.result.${made.status}.text`)}
        </InlineAlert>
      )}
    </>
  );
}
