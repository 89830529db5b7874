import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, it } from 'vitest';

interface Part {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Part>>;
  readonly allOf?: readonly Part[];
  readonly items?: Part;
}
interface Media {
  readonly schema: Part;
  readonly examples?: Readonly<Record<string, unknown>>;
}
interface Call {
  readonly parameters?: ReadonlyArray<{ readonly $ref?: string; readonly name?: string; readonly required?: boolean }>;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Record<string, Media> }>>;
  readonly 'x-roles': readonly string[];
  readonly 'x-relay-family'?: string;
}
interface Bundle {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const JSON_TYPE = 'application/json';
let bundle: Bundle;
beforeAll(() => {
  // The bundled contract is the wire; its shape is checked by the linter.
  bundle = JSON.parse(readFileSync(new URL('../dist/openapi.json', import.meta.url), 'utf8')) as Bundle;
});

/** Follows a reference into the components. */
function follow<T extends { readonly $ref?: string }>(part: T): T {
  if (part.$ref === undefined) return part;
  const [, , kind = '', name = ''] = part.$ref.split('/');
  // A reference leads to a part of the same kind.
  return follow(bundle.components[kind]?.[name] as T);
}
function callAt(method: string, path: string): Call {
  const call = bundle.paths[path]?.[method];
  if (call === undefined) throw new Error(`The contract has no ${method} ${path}.`);
  return call;
}
function fieldsOf(part: Part): Record<string, Part> {
  const { allOf = [], properties = {} } = follow(part);
  return Object.fromEntries([...allOf.flatMap((one) => Object.entries(fieldsOf(one))), ...Object.entries(properties)]);
}
function requiredOf(part: Part): string[] {
  const { allOf = [], required = [] } = follow(part);
  return [...allOf.flatMap(requiredOf), ...required];
}
const answerOf = (call: Call): Part =>
  fieldsOf(call.responses['200']?.content?.[JSON_TYPE]?.schema ?? {})['value'] ?? {};
const schemaOf = (name: string): Part => follow({ $ref: `#/components/schemas/${name}` });
const codesOf = (call: Call, status: number): string[] =>
  Object.keys(follow(call.responses[status] ?? {}).content?.[JSON_TYPE]?.examples ?? {});
const enumOf = (name: string): readonly string[] => schemaOf(name).enum ?? [];

describe('wallet calls', () => {
  it('the balance names amount, symbol and currency and needs a token [CALL-27]', () => {
    const call = callAt('get', '/wps/v2/wallets/balance');
    expect(requiredOf(answerOf(call))).toEqual(['balance', 'currencySymbol', 'currency']);
    expect(codesOf(call, 401)).toEqual(['AUTH_REQUIRED']);
    expect(call['x-roles']).toEqual(['trial', 'member', 'agent']);
  });

  it('the relay call of a wallet transfer names both wallets and its outcome [CALL-51]', () => {
    const call = callAt('post', '/wps/relay/GCS_walletTransfer');
    const body = call.requestBody?.content[JSON_TYPE]?.schema ?? {};
    expect(call['x-relay-family']).toBe('GCS');
    expect(requiredOf(body)).toEqual(['fromWallet', 'toWallet', 'amount', 'currency']);
    expect(requiredOf(answerOf(call))).toEqual(expect.arrayContaining(['transactionId', 'status', 'balances']));
    expect(enumOf('WalletTransferStatus')).toEqual(['PENDING', 'COMPLETED', 'FAILED']);
    expect(codesOf(call, 502)).toEqual(['WALLET_TRANSFER_FAILED']);
    expect(codesOf(call, 503)).toContain('VENDOR_MAINTENANCE');
  });

  it('the relay call of the wallets takes isSingle and answers it with the wallets [CALL-59]', () => {
    const call = callAt('get', '/wps/relay/GCS_merchantWallet');
    expect(call.parameters).toEqual([expect.objectContaining({ name: 'isSingle', in: 'query', required: true })]);
    expect(requiredOf(answerOf(call))).toEqual(expect.arrayContaining(['isSingle', 'wallets', 'totalFunds']));
  });
});

describe('a withdrawal', () => {
  it('its confirmation has amount received, remaining amount and proof images [ENT-27]', () => {
    const part = schemaOf('WithdrawConfirmation');
    expect(requiredOf(part)).toEqual(expect.arrayContaining(['amountReceived', 'remainingAmount', 'proofImages']));
    const { amountReceived, remainingAmount, proofImages } = fieldsOf(part);
    expect([amountReceived?.$ref, remainingAmount?.$ref].map((name) => name?.split('/').at(-1))).toEqual([
      'NonNegativeMoney',
      'NonNegativeMoney',
    ]);
    expect([proofImages?.type, proofImages?.items?.type]).toEqual(['array', 'string']);
    const body = callAt('post', '/wps/withdraw/orders/{orderId}/receipt').requestBody?.content[JSON_TYPE]?.schema ?? {};
    expect(requiredOf(body)).toEqual(['amountReceived', 'remainingAmount', 'currency', 'proofImages']);
  });

  it('its order carries payments, changes, the card it goes to and the amount that arrives', () => {
    expect(requiredOf(schemaOf('WithdrawOrder'))).toEqual(
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
    const fields = Object.keys(fieldsOf(schemaOf('DepositOrder')));
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
