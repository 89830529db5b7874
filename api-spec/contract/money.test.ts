import { describe, expect, it } from 'vitest';

import {
  follow,
  callAt,
  codesOf,
  enumOf,
  propertiesOf,
  referenceTo,
  requestOf,
  requiredOf,
  valueOf,
} from './contract-reader.ts';

describe('wallet calls', () => {
  it('the balance names amount, symbol and currency and needs a token [CALL-27]', () => {
    const call = callAt('get', '/wps/v2/wallets/balance');
    expect(requiredOf(valueOf(call))).toEqual(['balance', 'currencySymbol', 'currency']);
    expect(codesOf(call, 401)).toEqual(['AUTH_REQUIRED']);
    expect(call['x-roles']).toEqual(['trial', 'member', 'agent']);
  });

  it('the relay call of a wallet transfer names both wallets and its outcome [CALL-51]', () => {
    const call = callAt('post', '/wps/relay/GCS_walletTransfer');
    const body = requestOf(call);
    expect(call['x-relay-family']).toBe('GCS');
    expect(requiredOf(body)).toEqual(['fromWallet', 'toWallet', 'amount', 'currency']);
    expect(requiredOf(valueOf(call))).toEqual(expect.arrayContaining(['transactionId', 'status', 'balances']));
    expect(enumOf('WalletTransferStatus')).toEqual(['PENDING', 'COMPLETED', 'FAILED']);
    expect(codesOf(call, 502)).toEqual(['WALLET_TRANSFER_FAILED']);
    expect(codesOf(call, 503)).toContain('VENDOR_MAINTENANCE');
  });

  it('the relay call of the wallets takes isSingle and answers it with the wallets [CALL-59]', () => {
    const call = callAt('get', '/wps/relay/GCS_merchantWallet');
    expect(call.parameters).toEqual([expect.objectContaining({ name: 'isSingle', in: 'query', required: true })]);
    expect(requiredOf(valueOf(call))).toEqual(expect.arrayContaining(['isSingle', 'wallets', 'totalFunds']));
  });
});

describe('a withdrawal', () => {
  it('its confirmation has amount received, remaining amount and proof images [ENT-27]', () => {
    const part = referenceTo('WithdrawConfirmation');
    expect(requiredOf(part)).toEqual(expect.arrayContaining(['amountReceived', 'remainingAmount', 'proofImages']));
    const { amountReceived, remainingAmount, proofImages } = propertiesOf(part);
    const [received, remaining, images] = [amountReceived, remainingAmount, proofImages].map((field) => field ?? {});
    expect([received, remaining]).toEqual(Array(2).fill(expect.objectContaining(referenceTo('NonNegativeMoney'))));
    expect(follow(images ?? {})).toMatchObject({ type: 'array', items: { type: 'string' } });
    const body = requestOf(callAt('post', '/wps/withdraw/orders/{orderId}/receipt'));
    expect(requiredOf(body)).toEqual(['amountReceived', 'remainingAmount', 'currency', 'proofImages']);
  });

  it('its order carries payments, changes, the card it goes to and the amount that arrives', () => {
    expect(requiredOf(referenceTo('WithdrawOrder'))).toEqual(
      expect.arrayContaining(['payable', 'bankCard', 'payouts', 'timeline', 'cancellable']),
    );
    expect(enumOf('WithdrawPayoutStatus')).toEqual(['PLANNED', 'SENT', 'RECEIVED', 'DISPUTED', 'REPLACED']);
    expect(enumOf('WithdrawStatus')).toContain('DISPUTED');
  });

  it('is refused for restrictions, owed pay, new cards, open orders, limits and locked money', () => {
    const call = callAt('post', '/wps/withdraw/orders');
    expect(codesOf(call, 403)).toContain('ACCOUNT_RESTRICTED');
    expect(codesOf(call, 409)).toEqual([
      'CONTRACT_DEBT_OPEN',
      'PAYMENT_PASSWORD_REQUIRED',
      'BANK_CARD_TOO_NEW',
      'WITHDRAW_PENDING_EXISTS',
      'WITHDRAW_DAILY_LIMIT',
      'INSUFFICIENT_BALANCE',
      'WITHDRAW_TURNOVER_UNMET',
      'REQUEST_IN_PROGRESS',
    ]);
    // The quote refuses the same before anything is asked for, without the password and the key.
    expect([...codesOf(callAt('get', '/wps/withdraw/quote'), 409), 'REQUEST_IN_PROGRESS']).toEqual(codesOf(call, 409));
  });
});

describe('a deposit', () => {
  it('carries how to pay it, what was sent as proof and what was credited', () => {
    const fields = Object.keys(propertiesOf(referenceTo('DepositOrder')));
    expect(fields).toEqual(
      expect.arrayContaining(['methodName', 'payment', 'proof', 'fee', 'bonusAmount', 'creditedAmount', 'failReason']),
    );
  });

  it('is refused for unknown cards and promotions, limits and active bonuses', () => {
    const call = callAt('post', '/wps/deposit/orders');
    expect(codesOf(call, 404)).toEqual(['BANK_CARD_NOT_FOUND', 'PROMO_NOT_FOUND']);
    expect(codesOf(call, 409)).toEqual(
      expect.arrayContaining(['PLAYER_LIMIT_REACHED', 'LIMIT_PROMPT_REQUIRED', 'BONUS_ACTIVE']),
    );
  });
});
