// @vitest-environment jsdom
import { personas } from '@croupier/mock-server/node';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { AUTH_CALLS } from '../../testing/auth-calls.data.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { setUpFaultHarness } from '../../testing/fault-harness.ts';
import { fill, press, query } from '../../testing/user-actions.ts';

vi.setConfig({ testTimeout: 30_000 });

const harness = setUpFaultHarness();
beforeEach(() => harness.renew());

const SLOW = { name: 'slow', fault: { kind: 'slow', milliseconds: 200 } } as const;
const refuse = (code: 'AUTH_REQUIRED' | 'AUTH_CAPTCHA_INVALID' | 'AUTH_SLIDER_FAILED') =>
  ({ name: code, fault: { kind: 'error', code } }) as const;
const token = (): string | null => sessionStorage.getItem('token');
const come = (name: string | RegExp): Promise<void> =>
  harness.site.until(() => query(name) !== undefined, String(name));

/** Performs the steps before a call. */
async function lead(call: string): Promise<() => void | Promise<void>> {
  const row = AUTH_CALLS.find((one) => one.call === call);
  if (row === undefined) throw new Error(`No row has ${call}.`);
  await row.begin?.(harness.site);
  await come(row.control);
  return () => row.act(harness.site);
}

const WAYS: readonly { way: string; call: string; begin: () => Promise<() => void | Promise<void>> }[] = [
  { way: 'by user name', call: 'login', begin: () => lead('login') },
  { way: 'with a second step', call: 'verifyTwoStepLogin', begin: () => lead('verifyTwoStepLogin') },
  { way: 'to play money', call: 'loginFreePlay', begin: () => lead('loginFreePlay') },
  {
    way: 'by code',
    call: 'login',
    begin: async () => {
      const solve = await lead('sendLoginSmsCode');
      await solve();
      fill('Verification code', harness.site.world.store.outbox.all().at(-1)?.code ?? '');
      return () => press('Log in');
    },
  },
];

/** Submits a login and closes its popup before the answer arrives. */
async function closeEarly(call: string, act: () => void | Promise<void>): Promise<void> {
  const { site } = harness;
  const hits = planFault(site.world, call, SLOW);
  await act();
  await site.waitFor(() => site.calledHere.has(call), 2_000);
  press('Close');
  await site.waitFor(() => token() !== null, 600);
  await site.untilIdle();
  expect(hits()).toBe(1);
  expect(query('Remember me')).toBeUndefined();
}

describe('a login whose popup was closed before it was answered', () => {
  it.each(WAYS)('opens no session and moves nobody, $way', async ({ call, begin }) => {
    const { site } = harness;
    await site.open({ address: '/hot', popup: 'login' });
    const act = await begin();
    site.calledHere.clear();
    await closeEarly(call, act);
    expect(token()).toBeNull();
    expect(location.pathname).toBe('/hot');
  });

  it('stays out, when the session had ended', async () => {
    const { site, tokens } = harness;
    await site.open({ address: '/member/depositv2', token: tokens['member'] });
    await come('Refresh balance');
    const end = planFault(site.world, 'getMemberInfo', refuse('AUTH_REQUIRED'));
    press('Refresh balance');
    await come('Remember me');
    end();
    fill('Password', personas.member.password);
    await closeEarly('login', () => press('Log in'));
    expect(token()).toBeNull();
    expect(location.pathname).toBe('/');
  });
});

it('puts an error under each empty field when the login is submitted [ERR-03]', async () => {
  await harness.site.open({ address: '/hot', popup: 'login' });
  await come('Password');
  fill('Username', '');
  press('Log in');
  const describedBy = (name: string): string =>
    (query(name)?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  await harness.site.until(() => describedBy('Username').includes('Input cannot be empty'), 'The error');
  expect(describedBy('Password')).toContain('Input cannot be empty');
});

describe('a login with a captcha', () => {
  it('says that a new one has to be typed, when the site wants the slider check as well from now on', async () => {
    const { site } = harness;
    await site.open({ address: '/hot', popup: 'login' });
    await lead('login');
    const asked = planFault(site.world, 'login', refuse('AUTH_CAPTCHA_INVALID'));
    press('Log in');
    await come('Another picture');
    asked();
    fill(/^Captcha|digits/i, site.world.store.captchas.all().at(-1)?.digits ?? '');
    const wanted = planFault(site.world, 'login', refuse('AUTH_SLIDER_FAILED'));
    press('Log in');
    await site.until(() => document.body.textContent.includes('a new picture'), 'What is needed now');
    wanted();
    expect(token()).toBeNull();
    expect(query('Another puzzle')).toBeUndefined();
  });

  it('marks the field and focuses it when the digits are wrong', async () => {
    const { site } = harness;
    await site.open({ address: '/hot', popup: 'login' });
    await lead('login');
    const asked = planFault(site.world, 'login', refuse('AUTH_CAPTCHA_INVALID'));
    press('Log in');
    await come('Another picture');
    fill(/digits/, '0000');
    press('Log in');
    await site.until(() => query(/digits/)?.getAttribute('aria-invalid') === 'true', 'The error');
    asked();
    const captcha = query(/digits/);
    expect(document.activeElement).toBe(captcha);
    const error = captcha?.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
    expect(document.getElementById(error)?.textContent).toBe('Incorrect captcha');
  });
});

it.each([
  { cookie: 'Max-Age=0', field: 'Username', when: 'nobody is remembered' },
  { cookie: 'Max-Age=60', field: 'Password', when: 'a name is remembered' },
])('focuses $field when the popup opens and $when', async ({ cookie, field }) => {
  const { site } = harness;
  document.cookie = `rememberedLogin=username%3Amaricel; Path=/; ${cookie}`;
  await site.open({ address: '/hot', popup: 'login' });
  await come('Password');
  expect(document.activeElement?.outerHTML).toBe(query(field)?.outerHTML);
});
