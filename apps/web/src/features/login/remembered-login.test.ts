import { beforeEach, expect, it, vi } from 'vitest';

import { clearRememberedLogin, readRememberedLogin, rememberLogin } from './remembered-login.ts';

beforeEach(clearRememberedLogin);

it('remembers the name and the kind of login for 24 hours, for this site alone [LOGIN-14] [LOGIN-28]', () => {
  const setCookie = vi.spyOn(document, 'cookie', 'set');
  rememberLogin({ type: 'sms', username: '917 1234567; x=1' });
  expect(readRememberedLogin()).toEqual({ type: 'sms', username: '917 1234567; x=1' });
  expect(setCookie.mock.lastCall?.[0]).toContain('Max-Age=86400; SameSite=Lax');
  clearRememberedLogin();
  expect(readRememberedLogin()).toBeUndefined();
});

it.each(['%', 'social%3Ame', 'username%3A'])('ignores an invalid cookie: %s', (value) => {
  document.cookie = `rememberedLogin=${value}; Path=/`;
  expect(readRememberedLogin()).toBeUndefined();
});
