import type { MerchantWallets } from '@croupier/sdk/types';

/** The wallets with the main one named in the language of the page; on the wire its name is always English. */
export function withNameOfMain(wallets: MerchantWallets, name: string): MerchantWallets {
  return {
    ...wallets,
    wallets: wallets.wallets.map((wallet) => (wallet.wallet === 'MAIN' ? { ...wallet, displayName: name } : wallet)),
  };
}
