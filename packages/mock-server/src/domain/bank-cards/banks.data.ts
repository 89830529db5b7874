import type { Bank } from '@croupier/sdk/types';

import { SITE_CURRENCY } from '../kernel/index.ts';

/** A bank with the currency of its accounts. */
export interface SandboxBank extends Bank {
  readonly currency: string;
}

/** The sandbox's banks, in display order. */
export const banks: readonly SandboxBank[] = [
  { bankCode: 'KAWAYANBK', name: 'Kawayan Bank', kind: 'BANK', payoutWithinMinutes: 30, currency: SITE_CURRENCY },
  { bankCode: 'NARRABANK', name: 'Narra Savings Bank', kind: 'BANK', payoutWithinMinutes: 60, currency: SITE_CURRENCY },
  { bankCode: 'KAMPUPOT', name: 'Kampupot e-wallet', kind: 'EWALLET', payoutWithinMinutes: 5, currency: SITE_CURRENCY },
];
