import { beforeEach, expect, it } from 'vitest';

import { clearResetToken, getResetToken, takeUrlToken } from './url-token.ts';
import { endSession, getToken, startSession } from './session-store.ts';

beforeEach(endSession);

const open = (address: string): string => {
  history.replaceState(null, '', address);
  takeUrlToken();
  return `${location.pathname}${location.search}${location.hash}`;
};

it('takes the token of an address once and cleans the address of it alone [SYS-11]', () => {
  expect(open('/rng?token=mbr_1&vassalage=JDB#top')).toBe('/rng?vassalage=JDB#top');
  expect(getToken()).toBe('mbr_1');
});

it('removes the token from the URL but keeps the session of a logged-in visitor', () => {
  startSession('mbr_mine');
  expect(open('/?token=mbr_other')).toBe('/');
  expect(getToken()).toBe('mbr_mine');
});

it.each(['/', '/?token=', '/forget?token=reset_1'])('starts no session at %s', (address) => {
  open(address);
  expect(getToken()).toBeUndefined();
});

it('takes the token of a reset link out of the URL and keeps it for the tab alone', () => {
  expect(open('/forget?token=reset_1')).toBe('/forget');
  expect(getResetToken()).toBe('reset_1');
  clearResetToken();
  expect(getResetToken()).toBeUndefined();
});
