import { personas } from '@croupier/mock-server/node';
import { beforeEach, describe, expect, it } from 'vitest';

import { AUTH_CALLS } from '../../testing/auth-calls.data.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const SLOW = { name: 'slow', fault: { kind: 'slow', milliseconds: 600 } } as const;
const refuse = (code: 'AUTH_REQUIRED' | 'AUTH_CAPTCHA_INVALID' | 'AUTH_SLIDER_FAILED') =>
  ({ name: code, fault: { kind: 'error', code } }) as const;
const token = (): string | null => sessionStorage.getItem('token');
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));

/** Performs the steps before a call; returns the action that makes it. */
async function prepare(call: string): Promise<() => Promise<void>> {
  const row = AUTH_CALLS.find((actionCall) => actionCall.call === call);
  if (row === undefined) throw new Error(`No row has ${call}.`);
  await row.begin?.(harness.site);
  await waitForControl(row.control);
  return () => row.act(harness.site);
}

const LOGINS: readonly { name: string; call: string; prepareLogin: () => Promise<() => Promise<void>> }[] = [
  { name: 'by user name', call: 'login', prepareLogin: () => prepare('login') },
  { name: 'with a second step', call: 'verifyTwoStepLogin', prepareLogin: () => prepare('verifyTwoStepLogin') },
  { name: 'for free play', call: 'loginFreePlay', prepareLogin: () => prepare('loginFreePlay') },
  {
    name: 'by SMS code',
    call: 'login',
    prepareLogin: async () => {
      const solveSlider = await prepare('sendLoginSmsCode');
      await solveSlider();
      await fill('Verification code', harness.site.world.store.outbox.all().at(-1)?.code ?? '');
      return () => press('Log in');
    },
  },
];

/** Submits a login and closes its popup before the answer arrives. */
async function closeEarly(call: string, act: () => Promise<void>): Promise<void> {
  const { site } = harness;
  const stopFault = planFault(site.world, call, SLOW);
  await act();
  await site.waitAtMost(() => site.callsSinceOpen.has(call), 2_000);
  await press('Close');
  await site.waitAtMost(() => token() !== null, 1_000);
  await site.untilIdle();
  expect(stopFault()).toBe(1);
  await site.waitUntil(() => findControl('Remember me') === undefined, 'The page');
}

describe('a login whose popup is closed before the response', () => {
  it.each(LOGINS)('starts no session and stays on the page: $name', async ({ call, prepareLogin }) => {
    const { site } = harness;
    await site.open({ address: '/hot', popup: 'login' });
    const act = await prepareLogin();
    site.callsSinceOpen.clear();
    await closeEarly(call, act);
    expect(token()).toBeNull();
    expect(location.pathname).toBe('/hot');
  });

  it('starts no session and goes home when the session had expired', async () => {
    const { site, tokens } = harness;
    await site.open({ address: '/member/depositv2', token: tokens['member'] });
    await waitForControl('Refresh balance');
    const stopFault = planFault(site.world, 'getMemberInfo', refuse('AUTH_REQUIRED'));
    await press('Refresh balance');
    await waitForControl('Remember me');
    stopFault();
    await fill('Password', personas.member.password);
    await closeEarly('login', () => press('Log in'));
    expect(token()).toBeNull();
    expect(location.pathname).toBe('/');
  });
});

it('puts an error under each empty field when the login is submitted [ERR-03]', async () => {
  await harness.site.open({ address: '/hot', popup: 'login' });
  await waitForControl('Password');
  await fill('Username', '');
  await press('Log in');
  const describedBy = (name: string): string =>
    (findControl(name)?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  await harness.site.waitUntil(() => describedBy('Username').includes('Input cannot be empty'), 'The error');
  expect(describedBy('Password')).toContain('Input cannot be empty');
});

describe('a login with a captcha', () => {
  it('asks for a new captcha when the platform requires the slider too', async () => {
    const { site } = harness;
    await site.open({ address: '/hot', popup: 'login' });
    await prepare('login');
    const stopCaptchaFault = planFault(site.world, 'login', refuse('AUTH_CAPTCHA_INVALID'));
    await press('Log in');
    await waitForControl('Another picture');
    stopCaptchaFault();
    await fill(/^Captcha|digits/i, site.world.store.captchas.all().at(-1)?.digits ?? '');
    const stopSliderFault = planFault(site.world, 'login', refuse('AUTH_SLIDER_FAILED'));
    await press('Log in');
    await site.waitUntil(() => document.body.textContent.includes('a new picture'), 'The message');
    stopSliderFault();
    expect(token()).toBeNull();
    expect(findControl('Another puzzle')).toBeUndefined();
  });

  it('marks the field and focuses it when the digits are wrong', async () => {
    const { site } = harness;
    await site.open({ address: '/hot', popup: 'login' });
    await prepare('login');
    const stopCaptchaFault = planFault(site.world, 'login', refuse('AUTH_CAPTCHA_INVALID'));
    await press('Log in');
    await waitForControl('Another picture');
    await fill(/digits/, '0000');
    await press('Log in');
    await site.waitUntil(() => findControl(/digits/)?.getAttribute('aria-invalid') === 'true', 'The error');
    stopCaptchaFault();
    const captcha = findControl(/digits/);
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
  await waitForControl('Password');
  expect(document.activeElement?.outerHTML).toBe(findControl(field)?.outerHTML);
});
