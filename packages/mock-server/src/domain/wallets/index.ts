export { exitGame, recallAllWallets, recallForExclusion } from './recall.ts';
export { getWalletTransfer, transferWallet } from './transfer.ts';
export { getWalletBalance, listWallets, walletAccountsOf } from './wallets.ts';
