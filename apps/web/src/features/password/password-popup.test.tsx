import { personas } from '@croupier/mock-server/node';
import type { LoginResult } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { clearPasswordChange } from '../../session/session-store.ts';
import { answerWith, changeAnswers } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { partOf, showsText } from '../../testing/page-parts.ts';
import { recordBodies, setFlags } from '../../testing/site-settings.ts';
import { fill, findControl, nameOf, press, pressKey } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const come = (name: string): Promise<void> => harness.site.waitUntil(() => findControl(name) !== undefined, name);
const popup = (): HTMLElement | undefined => partOf('[role=dialog]', 'Choose a new password');
const describedBy = (name: string): string =>
  (findControl(name)?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** Refuses the next change of the password, as if the password had changed elsewhere. */
function refuseOnce(site: typeof harness.site): void {
  let isFirst = true;
  answerWith(site, 'changePassword', async (request, next) => {
    if (!isFirst) return next(request);
    isFirst = false;
    const refusal = { success: false, errorCode: 'PASSWORD_OLD_INVALID', message: '', traceId: 'trace_1' };
    return Response.json({ ...refusal, value: { attemptsLeft: 4 } }, { status: 422 });
  });
}

async function logIn({ account, password }: { account: string; password: string }): Promise<void> {
  const { site } = harness;
  await site.open({ address: '/nowhere', popup: 'login' });
  await come('Password');
  await fill('Username', account);
  await fill('Password', password);
  await press('Log in');
  await site.waitUntil(() => sessionStorage.getItem('token') !== null, 'The session');
}

async function choose(password: string, again = password): Promise<void> {
  await fill('New password', password);
  await fill('New password again', again);
  await press('Change password');
}

describe('a forced change of the password', () => {
  it.each([
    ['firstLogin', 'Before you start', true],
    ['expiredPassword', 'has expired', false],
    ['weakPassword', 'too easy to guess', false],
  ] as const)(
    'of the persona %s uses the password of the login, and nothing else closes it [PWD-01] [PWD-02] [PWD-04] [LOGIN-20] [LOGIN-21] [LOGIN-22] [VAL-15]',
    async (persona, reason, isFirst) => {
      const { site } = harness;
      const bodies = recordBodies();
      setFlags(site.world, { PWDEXPFORCECHANGE3: true });
      await logIn(personas[persona]);
      await come('New password');
      expect(showsText(reason)).toBe(true);
      expect(findControl('Username')).toMatchObject({ value: personas[persona].account, readOnly: true });
      expect(findControl('Old password')).toBeUndefined();
      await pressKey('{Escape}');
      await site.untilIdle();
      expect(popup()).toBeDefined();

      await choose('short', 'other');
      await site.waitUntil(
        () => describedBy('New password again').includes('Incorrect confirmation input'),
        'The errors',
      );
      expect(describedBy('New password')).toContain('Use 8-20 characters with a letter and a digit, no spaces');
      expect([site.callsSinceOpen.has('changePassword'), site.callsSinceOpen.has('runFirstLogin')]).toEqual([
        false,
        false,
      ]);

      await choose('Ilangilang8');
      await site.waitUntil(() => popup() === undefined, 'The page');
      expect(bodies('changePassword')).toEqual([
        { oldPassword: personas[persona].password, newPassword: 'Ilangilang8', confirmNewPassword: 'Ilangilang8' },
      ]);
      expect(site.callsSinceOpen.has('runFirstLogin')).toBe(isFirst);
    },
  );

  it('asks for the old password after a reload, and requires it [PWD-02] [PWD-04] [VAL-16]', async () => {
    const { site, tokens } = harness;
    // A reload keeps what is due, but not what was typed.
    clearPasswordChange();
    await site.open({ address: '/nowhere', token: tokens['expiredPassword'], passwordDue: 'expired' });
    await come('Old password');
    await choose('Ilangilang8');
    await site.waitUntil(() => describedBy('Old password').includes('Input cannot be empty'), 'The error');
    expect(site.callsSinceOpen.has('changePassword')).toBe(false);
    await fill('Old password', personas.expiredPassword.password);
    await press('Change password');
    await site.waitUntil(() => popup() === undefined, 'The page');
  });

  it('asks for a new password and its repetition, and refuses another one [PWD-03] [VAL-15] [VAL-28]', async () => {
    const { site } = harness;
    await logIn(personas.firstLogin);
    await come('New password');
    expect([...document.querySelectorAll('[role=dialog] input[type=password]')].map(nameOf)).toEqual([
      'New password',
      'New password again',
    ]);
    await press('Change password');
    await site.waitUntil(() => describedBy('New password again').includes('cannot be empty'), 'The empty field');
    await choose('Ilangilang8', 'Ilangilang9');
    await site.waitUntil(() => describedBy('New password again').includes('Incorrect confirmation input'), 'The error');
    expect(describedBy('New password')).not.toContain('Incorrect');
    expect(site.callsSinceOpen.has('changePassword')).toBe(false);
  });

  it.each([
    ['Old password', 'is wrong', ['Sampaguita6', 'Ilangilang8']],
    ['New password', 'different from the old one', ['Sampaguita7', 'Sampaguita7']],
    ['New password', 'too weak', ['Sampaguita7', personas.weakPassword.password]],
  ] as const)(
    'marks %s when the platform says that it %s, and goes on with another',
    async (name, error, [old, next]) => {
      const { site, tokens } = harness;
      clearPasswordChange();
      await site.open({ address: '/nowhere', token: tokens['expiredPassword'], passwordDue: 'expired' });
      await come('Old password');
      await fill('Old password', old);
      await choose(next);
      await site.waitUntil(() => describedBy(name).includes(error), 'The refusal');
      expect(popup()).toBeDefined();
      await fill('Old password', personas.expiredPassword.password);
      await choose('Ilangilang8');
      await site.waitUntil(() => popup() === undefined, 'The page');
    },
  );

  it('asks for the old password when the one of the login is refused [PWD-02] [VAL-16]', async () => {
    const { site } = harness;
    await logIn(personas.firstLogin);
    await come('New password');
    refuseOnce(site);
    await choose('Ilangilang8');
    await come('Old password');
    expect([showsText('The old password is wrong'), findControl('New password')]).toMatchObject([
      true,
      { value: 'Ilangilang8' },
    ]);
    await fill('Old password', personas.firstLogin.password);
    await press('Change password');
    await site.waitUntil(() => popup() === undefined, 'The page');
  });

  it.each([
    [true, true],
    [false, false],
  ])('of an expired password is shown as PWDEXPFORCECHANGE3 says: %s [PWD-05] [LOGIN-22]', async (flag, isShown) => {
    const { site } = harness;
    setFlags(site.world, { PWDEXPFORCECHANGE3: flag });
    changeAnswers<LoginResult>(site, 'login', (result) => ({ ...result, passwordExpired: true }));
    await logIn(personas.member);
    await site.waitUntil(() => findControl(/^Account of/) !== undefined || popup() !== undefined, 'The page');
    // It may come a moment later than the page.
    await site.waitAtMost(() => popup() !== undefined, 1_000);
    expect(popup() !== undefined).toBe(isShown);
  });
});
