/** Least and most of one transfer between wallets [T-02]. */
export const WALLET_TRANSFER_LIMITS = { min: '1.00', max: '100000.00' } as const;
