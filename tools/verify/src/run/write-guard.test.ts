import { describe, expect, it } from 'vitest';

import { operations } from '../contract/operations.ts';
import type { CallRequest } from '../server/exchange.ts';
import { couldWrite } from './write-guard.ts';

function requestOf(id: string, change: Partial<CallRequest> = {}): CallRequest {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`The contract has no ${id}.`);
  return { operation, role: 'member', parameters: {}, body: operation.body?.example, ...change };
}

describe('couldWrite', () => {
  it.each<[string, CallRequest]>([
    ['a valid body', requestOf('createDepositOrder')],
    ['no body where none is needed', requestOf('recallAllWallets')],
  ])('is true for a writing call with %s', (_what, request) => {
    expect(couldWrite(request)).toBe(true);
  });

  it.each<[string, CallRequest]>([
    ['a reading call', requestOf('listTransactions')],
    ['an invalid body', requestOf('createDepositOrder', { body: {} })],
    ['a role that may not call', requestOf('createDepositOrder', { role: 'trial' })],
    ['the token of no session', requestOf('createDepositOrder', { token: 'none' })],
    ['a body that is changed after encryption', requestOf('createDepositOrder', { tamper: (body) => body })],
    ['a method that the path does not have', requestOf('recallAllWallets', { method: 'PATCH' })],
    ['a key that is left out', requestOf('createDepositOrder', { parameters: { 'Idempotency-Key': undefined } })],
  ])('is false for %s', (_what, request) => {
    expect(couldWrite(request)).toBe(false);
  });
});
