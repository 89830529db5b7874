import { decimalsOf, MINUTE_MS } from '@croupier/sdk/rules';

import type { WithdrawOrderRow } from '../../store/rows/withdrawals.ts';

/** What the sandbox's staff and bank do with an order. */
export interface StaffScript {
  /** `NEVER` leaves the order PENDING. */
  readonly review: 'APPROVE' | 'REJECT' | 'NEVER';
  /** Number of payments. */
  readonly payments: number;
  /** The bank refuses the first payment. */
  readonly bankRefuses: boolean;
  /** Disputes are decided for the member. */
  readonly forMember: boolean;
}

const USUAL: StaffScript = { review: 'APPROVE', payments: 1, bankRefuses: false, forMember: true };

/** Scripts by the centavos of the amount. */
const BY_CENTAVOS: Readonly<Record<string, StaffScript>> = {
  '.01': { ...USUAL, review: 'REJECT' },
  '.02': { ...USUAL, review: 'NEVER' },
  '.03': { ...USUAL, payments: 3 },
  '.04': { ...USUAL, bankRefuses: true },
  '.05': { ...USUAL, forMember: false },
  '.06': { ...USUAL, payments: 2 },
};

/** The script of an order (W-22). Currencies without two decimals know the usual one only. */
export function scriptOf({ amount, currency }: Pick<WithdrawOrderRow, 'amount' | 'currency'>): StaffScript {
  return decimalsOf(currency) === 2 ? (BY_CENTAVOS[amount.slice(-3)] ?? USUAL) : USUAL;
}

/** Time from the request to the review, from the review to the first payment, and between two payments, in ms. */
export const REVIEW_MS = MINUTE_MS;
export const FIRST_PAYMENT_MS = MINUTE_MS;
export const NEXT_PAYMENT_MS = MINUTE_MS;
/** Time from a dispute to its decision, in ms. */
export const DECISION_MS = 2 * MINUTE_MS;
