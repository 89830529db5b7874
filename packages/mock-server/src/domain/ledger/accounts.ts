/** Names of the ledger's accounts. Those of members begin with `member:`, and only those may never go below zero. */
export const mainWallet = (memberId: string): string => `member:${memberId}:main`;
/** What a member keeps at a vendor that plays from a wallet of its own. */
export const vendorWallet = (memberId: string, vendor: string): string => `member:${memberId}:vendor:${vendor}`;
/** What the house won from, and lost to, the players of a vendor's games. */
export const houseOf = (vendor: string): string => `house:${vendor}`;
/** What a payment provider took for us; negative by what it paid in. */
export const providerOf = (provider: string): string => `provider:${provider}`;
/** What bonuses cost. */
export const BONUS = 'bonus';
/** What staff corrected. */
export const ADJUSTMENT = 'adjustment';

export const isMembers = (account: string): boolean => account.startsWith('member:');
