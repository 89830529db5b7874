import type { CreateDepositOrderResponse, ReceivingAccount } from '@croupier/sdk/types';

import { isSafeLink } from '../../shared/safe-link.ts';
import { fieldsOf, parseFields } from './deposit-draft.ts';

/** Payment instructions of an order. The platform gives them once, so they are stored in the tab. */
export interface PaymentInstructions {
  /** URL of the provider's page: https, or of this site. */
  readonly payUrl?: string;
  /** Content of the QR code. */
  readonly qrCode?: string;
  readonly receivingAccount?: ReceivingAccount;
}

const keyOf = (orderId: string): string => `deposit-payment:${orderId}`;

export function saveInstructions(storage: Storage, { value }: CreateDepositOrderResponse): void {
  const { depositOrder, payUrl, qrCode, receivingAccount } = value;
  storage.setItem(keyOf(depositOrder.orderId), JSON.stringify({ payUrl, qrCode, receivingAccount }));
}

/** Forgets how an order is paid that has ended. */
export function forgetInstructions(storage: Storage, orderId: string): void {
  storage.removeItem(keyOf(orderId));
}

/** What is known here about paying an order; empty for one that was opened elsewhere. */
export function readInstructions(storage: Storage, orderId: string, ownOrigin: string): PaymentInstructions {
  const { payUrl, qrCode, receivingAccount } = parseFields(storage.getItem(keyOf(orderId)));
  const account = readAccount(receivingAccount);
  return {
    ...(typeof payUrl === 'string' && isSafeLink(payUrl, ownOrigin) && { payUrl }),
    ...(typeof qrCode === 'string' && { qrCode }),
    ...(account !== undefined && { receivingAccount: account }),
  };
}

function readAccount(value: unknown): ReceivingAccount | undefined {
  const { bankName, accountNumber, payeeName, expiresAt } = fieldsOf(value);
  if (typeof bankName !== 'string' || typeof accountNumber !== 'string') return undefined;
  if (typeof payeeName !== 'string' || typeof expiresAt !== 'string') return undefined;
  return { bankName, accountNumber, payeeName, expiresAt };
}
