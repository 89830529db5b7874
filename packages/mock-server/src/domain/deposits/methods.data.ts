import type { DepositMethod } from '@croupier/sdk/types';

import { paymentAddress, SITE_CURRENCY, type LocalizedText } from '../kernel/index.ts';

/** A deposit method with the code of its provider, which signs the callbacks. */
export type SandboxMethod = Omit<DepositMethod, 'name' | 'note'> & {
  readonly name: LocalizedText;
  readonly note: LocalizedText;
  readonly provider: string;
};

/** The 3 seconds are SETTLEMENT_DELAY_MS of `settlement.ts`. */
const AUTOMATIC_NOTE: LocalizedText = {
  EN: 'Sandbox: there is nothing to pay. The deposit is credited by itself after 3 seconds.',
  TY: 'Sandbox: walang babayaran. Kusang papasok ang deposito pagkalipas ng 3 segundo.',
};
const PROOF_NOTE: LocalizedText = {
  EN: 'Sandbox: transfer nothing. Hand in any picture as proof, and the deposit is credited 3 seconds later.',
  TY: 'Sandbox: huwag magpadala ng pera. Magpasa ng kahit anong larawan bilang patunay, at papasok ang deposito pagkalipas ng 3 segundo.',
};

/** The sandbox's deposit methods. The card is under maintenance to demonstrate that state. */
export const depositMethods: readonly SandboxMethod[] = [
  {
    methodId: 'pm_ewallet_01',
    name: { EN: 'Kampupot e-wallet', TY: 'Kampupot e-wallet' },
    kind: 'EWALLET',
    iconUrl: paymentAddress('kampupot'),
    minAmount: '100.00',
    maxAmount: '50000.00',
    currency: SITE_CURRENCY,
    quickAmounts: ['200.00', '500.00', '1000.00', '5000.00'],
    feeRate: '0.0000',
    maintenance: false,
    note: AUTOMATIC_NOTE,
    provider: 'kampupot',
  },
  {
    methodId: 'pm_qr_01',
    name: { EN: 'Bayani QR', TY: 'Bayani QR' },
    kind: 'QR',
    iconUrl: paymentAddress('bayani'),
    minAmount: '50.00',
    maxAmount: '20000.00',
    currency: SITE_CURRENCY,
    quickAmounts: ['100.00', '300.00', '1000.00'],
    feeRate: '0.0000',
    bonusRate: '0.0100',
    maintenance: false,
    note: AUTOMATIC_NOTE,
    provider: 'bayani',
  },
  {
    methodId: 'pm_bank_01',
    name: { EN: 'Bank transfer', TY: 'Bank transfer' },
    kind: 'BANK_TRANSFER',
    iconUrl: paymentAddress('kawayan'),
    minAmount: '500.00',
    maxAmount: '200000.00',
    currency: SITE_CURRENCY,
    quickAmounts: ['1000.00', '5000.00'],
    maintenance: false,
    note: PROOF_NOTE,
    provider: 'kawayan',
  },
  {
    methodId: 'pm_card_01',
    name: { EN: 'Debit or credit card', TY: 'Debit o credit card' },
    kind: 'CARD',
    iconUrl: paymentAddress('card'),
    minAmount: '200.00',
    maxAmount: '30000.00',
    currency: SITE_CURRENCY,
    quickAmounts: ['500.00', '1000.00'],
    maintenance: true,
    note: AUTOMATIC_NOTE,
    provider: 'kampupot',
  },
];

export const methodById = new Map(depositMethods.map((method) => [method.methodId, method]));

export const providerCodes: ReadonlySet<string> = new Set(depositMethods.map(({ provider }) => provider));
