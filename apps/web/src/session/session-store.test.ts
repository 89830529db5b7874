// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import {
  endSession,
  expireSession,
  getRequiredPasswordChange,
  getSessionStage,
  getToken,
  getTypedPassword,
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

it('an expired session loses only its token, until the visitor logs in again or continues as a guest', () => {
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

it('a refusal that comes late does not end the session that was opened meanwhile', () => {
  startSession('mbr_1');
  expireSession('mbr_1');
  startSession('mbr_2');
  expireSession('mbr_1');
  expireSession(undefined);
  expect([getSessionStage(), getToken()]).toEqual(['open', 'mbr_2']);
});

it('a guest has no session that could expire', () => {
  expireSession(undefined);
  expect(getSessionStage()).toBe('none');
});

it('a password that is due outlives a reload, what was typed is never stored, and the change ends both [PWD-04]', () => {
  startSession('mbr_1', { due: 'expired', typed: 'Sampaguita7' });
  expect([getRequiredPasswordChange(), getTypedPassword()]).toEqual(['expired', 'Sampaguita7']);
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('Sampaguita7');
  clearPasswordChange();
  expect([getRequiredPasswordChange(), getTypedPassword(), getSessionStage()]).toEqual([undefined, undefined, 'open']);
});

it('another login has no duty of the one before', () => {
  startSession('mbr_1', { due: 'weakDefault', typed: 'old' });
  startSession('mbr_2');
  expect([getRequiredPasswordChange(), getTypedPassword()]).toEqual([undefined, undefined]);
});
