export { exitGame, getWalletBalance, listWallets, recallAllWallets, transferWallet } from './wallets.ts';
