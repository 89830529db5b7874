import { formatMoney } from '@croupier/sdk/rules';
import type { MerchantWallets, WalletBalance } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { WalletList } from '@croupier/ui/data/WalletList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';
import type { WalletCollection } from './use-collect-wallets.ts';
import { useClosedText } from './use-closed-text.ts';
import { hasMoney, sumOf } from './wallet-sums.ts';

export interface WalletRowsProps {
  readonly wallets: MerchantWallets;
  /** Nothing is collected while a move is checked. */
  readonly disabled: boolean;
  readonly collection: WalletCollection;
}

/** Every wallet with its balance, those with money first, and what of it can be collected. */
export function WalletRows({ wallets: { wallets, currency }, disabled, collection }: WalletRowsProps): ReactNode {
  const { t, i18n } = useTranslation('wallets');
  const timeText = useTimeText();
  const closedText = useClosedText();
  const noteOf = ({ wallet, maintenance, maintenanceEnd }: WalletBalance): string => {
    if (wallet === 'MAIN') return t(wallets.length === 1 ? 'notes.single' : 'notes.main');
    if (!maintenance) return t('notes.vendor');
    return maintenanceEnd === undefined ? t('closed') : t('closedUntil', { time: timeText(maintenanceEnd) });
  };
  const isFirst = (wallet: WalletBalance): boolean => wallet.wallet === 'MAIN' || hasMoney(wallet);
  const filled = wallets.filter((wallet) => wallet.wallet !== 'MAIN' && hasMoney(wallet));
  const open = filled.filter(({ maintenance }) => !maintenance);
  const closed = filled.filter(({ maintenance }) => maintenance);
  return (
    <WalletList
      label={t('all')}
      wallets={wallets
        .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
        .map((wallet) => ({
          id: wallet.wallet,
          name: wallet.displayName,
          note: noteOf(wallet),
          balance: formatMoney(wallet.balance, wallet.currency, i18n.language),
          isMain: wallet.wallet === 'MAIN',
        }))}
      {...(filled.length > 0 && {
        footer: {
          title:
            open.length === 0
              ? t('collect.later')
              : t('collect.title', { amount: formatMoney(sumOf(open, currency), currency, i18n.language) }),
          ...(closed.length > 0 && { note: closed.map(closedText).join(' ') }),
          ...(open.length > 0 && {
            action: (
              <Button
                busy={collection.submit.state !== 'ready'}
                busyLabel={t('collect.busy')}
                disabled={disabled}
                onClick={collection.collect}
              >
                {t('collect.label')}
              </Button>
            ),
          }),
        },
      })}
    />
  );
}
