/** Names of the ledger's accounts. Only members' accounts, which start with `member:`, may never be negative. */
export const mainWallet = (memberId: string): string => `member:${memberId}:main`;
/** A member's wallet at a vendor with its own wallet. */
export const vendorWallet = (memberId: string, vendor: string): string => `member:${memberId}:vendor:${vendor}`;
/** The operator's result with the players of a vendor's games. */
export const operatorAccount = (vendor: string): string => `house:${vendor}`;
/** Balance with a payment provider; negative by what it paid in. */
export const providerAccount = (provider: string): string => `provider:${provider}`;
/** Cost of bonuses. */
export const BONUS = 'bonus';
/** Corrections by staff. */
export const ADJUSTMENT = 'adjustment';

export const isMemberAccount = (account: string): boolean => account.startsWith('member:');
