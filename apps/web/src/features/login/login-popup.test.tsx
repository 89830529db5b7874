// @vitest-environment jsdom
import { personas } from '@croupier/mock-server/node';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { AUTH_CALLS } from '../../testing/auth-calls.data.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { createFaultHarness, type FaultHarness } from '../../testing/fault-harness.ts';
import { fill, press, query } from '../../testing/user-actions.ts';

vi.setConfig({ testTimeout: 30_000 });

let rig: FaultHarness;
beforeAll(async () => void (rig = await createFaultHarness()), 60_000);
beforeEach(() => rig.renew());

const SLOW = { name: 'slow', fault: { kind: 'slow', milliseconds: 200 } } as const;
const refuse = (code: 'AUTH_REQUIRED' | 'AUTH_CAPTCHA_INVALID' | 'AUTH_SLIDER_FAILED') =>
  ({ name: code, fault: { kind: 'error', code } }) as const;
const token = (): string | null => sessionStorage.getItem('token');
const come = (name: string | RegExp): Promise<void> => rig.stage.until(() => query(name) !== undefined, String(name));

/** Performs the steps before a call. */
async function lead(call: string): Promise<() => void | Promise<void>> {
  const row = AUTH_CALLS.find((one) => one.call === call);
  if (row === undefined) throw new Error(`No row has ${call}.`);
  await row.begin?.(rig.stage);
  await come(row.control);
  return () => row.act(rig.stage);
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
      fill('Verification code', rig.stage.world.store.outbox.all().at(-1)?.code ?? '');
      return () => press('Log in');
    },
  },
];

/** Submits a login and closes its popup before the answer arrives. */
async function closeEarly(call: string, act: () => void | Promise<void>): Promise<void> {
  const { stage } = rig;
  const hits = planFault(stage.world, call, SLOW);
  await act();
  await stage.waitFor(() => stage.calledHere.has(call), 2_000);
  press('Close');
  await stage.waitFor(() => token() !== null, 600);
  await stage.untilIdle();
  expect(hits()).toBe(1);
  expect(query('Remember me')).toBeUndefined();
}

describe('a login whose popup was closed before it was answered', () => {
  it.each(WAYS)('opens no session and moves nobody, $way', async ({ call, begin }) => {
    const { stage } = rig;
    await stage.open({ address: '/hot', popup: 'login' });
    const act = await begin();
    stage.calledHere.clear();
    await closeEarly(call, act);
    expect(token()).toBeNull();
    expect(location.pathname).toBe('/hot');
  });

  it('stays out, when the session had ended', async () => {
    const { stage, tokens } = rig;
    await stage.open({ address: '/member/depositv2', token: tokens['member'] });
    await come('Refresh balance');
    const end = planFault(stage.world, 'getMemberInfo', refuse('AUTH_REQUIRED'));
    press('Refresh balance');
    await come('Remember me');
    end();
    fill('Password', personas.member.password);
    await closeEarly('login', () => press('Log in'));
    expect(token()).toBeNull();
    expect(location.pathname).toBe('/');
  });
});

describe('a login with a captcha', () => {
  it('says that a new one has to be typed, when the site wants the slider check as well from now on', async () => {
    const { stage } = rig;
    await stage.open({ address: '/hot', popup: 'login' });
    await lead('login');
    const asked = planFault(stage.world, 'login', refuse('AUTH_CAPTCHA_INVALID'));
    press('Log in');
    await come('Another picture');
    asked();
    fill(/^Captcha|digits/i, stage.world.store.captchas.all().at(-1)?.digits ?? '');
    const wanted = planFault(stage.world, 'login', refuse('AUTH_SLIDER_FAILED'));
    press('Log in');
    await stage.until(() => document.body.textContent.includes('a new picture'), 'What is needed now');
    wanted();
    expect(token()).toBeNull();
    expect(query('Another puzzle')).toBeUndefined();
  });

  it('marks the field and focuses it when the digits are wrong', async () => {
    const { stage } = rig;
    await stage.open({ address: '/hot', popup: 'login' });
    await lead('login');
    const asked = planFault(stage.world, 'login', refuse('AUTH_CAPTCHA_INVALID'));
    press('Log in');
    await come('Another picture');
    fill(/digits/, '0000');
    press('Log in');
    await stage.until(() => query(/digits/)?.getAttribute('aria-invalid') === 'true', 'The error');
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
  const { stage } = rig;
  document.cookie = `rememberedLogin=username%3Amaricel; Path=/; ${cookie}`;
  await stage.open({ address: '/hot', popup: 'login' });
  await come('Password');
  expect(document.activeElement?.outerHTML).toBe(query(field)?.outerHTML);
});
