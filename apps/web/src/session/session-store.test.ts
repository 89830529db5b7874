import { beforeEach, expect, it } from 'vitest';

import {
  endSession,
  expireSession,
  getRequiredPasswordChange,
  getSessionStage,
  getToken,
  getLoginPassword,
  clearPasswordChange,
  startSession,
  subscribeToSession,
} from './session-store.ts';

beforeEach(endSession);

it('stores the token in the tab and notifies listeners [LOGIN-19]', () => {
  let notified = 0;
  const stop = subscribeToSession(() => (notified += 1));
  startSession('mbr_1');
  stop();
  expect([getToken(), sessionStorage.getItem('token'), notified]).toEqual(['mbr_1', 'mbr_1', 1]);
});

it("clears the tab's storage at the end but keeps the merchant keys [LOGOUT-03]", () => {
  startSession('mbr_1');
  for (const key of ['merchant', 'merchantCode', 'merchantWallet', 'gameVendor']) sessionStorage.setItem(key, key);
  endSession();
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['merchant', 'merchantCode', 'merchantWallet']);
});

it('removes only the token when a session expires, until the visitor logs in again or continues as a guest', () => {
  startSession('mbr_1');
  sessionStorage.setItem('deposit-form', '500');
  expireSession('mbr_1');
  expect([getSessionStage(), getToken(), sessionStorage.getItem('deposit-form')]).toEqual([
    'expired',
    undefined,
    '500',
  ]);
  startSession('mbr_2');
  expect(getSessionStage()).toBe('open');
  expireSession('mbr_2');
  endSession();
  expect(getSessionStage()).toBe('none');
});

it('ignores a refused token when it is not that of the current session', () => {
  startSession('mbr_1');
  expireSession('mbr_1');
  startSession('mbr_2');
  expireSession('mbr_1');
  expireSession(undefined);
  expect([getSessionStage(), getToken()]).toEqual(['open', 'mbr_2']);
});

it('stays without a session when a guest gets a refusal', () => {
  expireSession(undefined);
  expect(getSessionStage()).toBe('none');
});

it('a password that is due outlives a reload, what was typed is never stored, and the change ends both [PWD-04]', () => {
  startSession('mbr_1', { reason: 'expired', password: 'Sampaguita7' });
  expect([getRequiredPasswordChange(), getLoginPassword()]).toEqual(['expired', 'Sampaguita7']);
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('Sampaguita7');
  clearPasswordChange();
  expect([getRequiredPasswordChange(), getLoginPassword(), getSessionStage()]).toEqual([undefined, undefined, 'open']);
});

it('drops a required password change at the next login', () => {
  startSession('mbr_1', { reason: 'weakDefault', password: 'old' });
  startSession('mbr_2');
  expect([getRequiredPasswordChange(), getLoginPassword()]).toEqual([undefined, undefined]);
});
