import type { CreateDepositOrderResponse, ReceivingAccount } from '@croupier/sdk/types';

import { isSafeLink } from '../../shared/safe-link.ts';
import { fieldsOf, parseFields } from '../../shared/stored-json.ts';

/** Payment instructions of an order. The platform returns them only once, so they are stored in the tab. */
export interface PaymentInstructions {
  /** URL of the provider's page: https, or on this site. */
  readonly payUrl?: string;
  /** Content of the QR code. */
  readonly qrCode?: string;
  readonly receivingAccount?: ReceivingAccount;
}

const keyOf = (orderId: string): string => `deposit-payment:${orderId}`;

export function saveInstructions(storage: Storage, created: CreateDepositOrderResponse['value']): void {
  const { depositOrder, payUrl, qrCode, receivingAccount } = created;
  storage.setItem(keyOf(depositOrder.orderId), JSON.stringify({ payUrl, qrCode, receivingAccount }));
}

/** Call when the order is final. */
export function clearInstructions(storage: Storage, orderId: string): void {
  storage.removeItem(keyOf(orderId));
}

/** Stored instructions of an order; empty when it was created in another tab. */
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
