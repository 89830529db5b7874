/** What the drawer shows of an account. */
export type DrawerPart = 'details' | 'rates' | 'transfer';
