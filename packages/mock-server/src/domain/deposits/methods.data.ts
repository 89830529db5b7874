import type { DepositMethod } from '@croupier/sdk/types';

import { paymentAddress } from '../asset-addresses.ts';
import type { Text } from '../text.ts';

/** A deposit method with its provider, whose callbacks are signed under this code. */
export type SandboxMethod = Omit<DepositMethod, 'name'> & { readonly name: Text; readonly provider: string };

/** The sandbox's deposit methods. The card is under maintenance to demonstrate that state. */
export const depositMethods: readonly SandboxMethod[] = [
  {
    methodId: 'pm_ewallet_01',
    name: { EN: 'Kampupot e-wallet', TY: 'Kampupot e-wallet' },
    kind: 'EWALLET',
    iconUrl: paymentAddress('kampupot'),
    minAmount: '100.00',
    maxAmount: '50000.00',
    currency: 'PHP',
    quickAmounts: ['200.00', '500.00', '1000.00', '5000.00'],
    feeRate: '0.0000',
    maintenance: false,
    provider: 'kampupot',
  },
  {
    methodId: 'pm_qr_01',
    name: { EN: 'Bayani QR', TY: 'Bayani QR' },
    kind: 'QR',
    iconUrl: paymentAddress('bayani'),
    minAmount: '50.00',
    maxAmount: '20000.00',
    currency: 'PHP',
    quickAmounts: ['100.00', '300.00', '1000.00'],
    feeRate: '0.0000',
    bonusRate: '0.0100',
    maintenance: false,
    provider: 'bayani',
  },
  {
    methodId: 'pm_bank_01',
    name: { EN: 'Bank transfer', TY: 'Bank transfer' },
    kind: 'BANK_TRANSFER',
    iconUrl: paymentAddress('kawayan'),
    minAmount: '500.00',
    maxAmount: '200000.00',
    currency: 'PHP',
    quickAmounts: ['1000.00', '5000.00'],
    maintenance: false,
    provider: 'kawayan',
  },
  {
    methodId: 'pm_card_01',
    name: { EN: 'Debit or credit card', TY: 'Debit o credit card' },
    kind: 'CARD',
    iconUrl: paymentAddress('card'),
    minAmount: '200.00',
    maxAmount: '30000.00',
    currency: 'PHP',
    quickAmounts: ['500.00', '1000.00'],
    maintenance: true,
    provider: 'kampupot',
  },
];

export const methodById = new Map(depositMethods.map((method) => [method.methodId, method]));
