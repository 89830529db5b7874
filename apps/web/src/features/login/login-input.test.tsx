import { personas } from '@croupier/mock-server/node';
import { beforeEach, describe, expect, it } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { recordBodies, setFlags } from '../../testing/site-settings.ts';
import { showsText } from '../../testing/page-parts.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const DIGITS = 'Type the digits you see';
const { account, password } = personas.member;

const come = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const describedBy = (name: string): string =>
  (findControl(name)?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function openLogin(): Promise<void> {
  await harness.site.open({ address: '/nowhere', popup: 'login' });
  await come('Password');
}

describe('the login by user name', () => {
  it.each([
    ['Username', '', password],
    ['Username', '   ', password],
    ['Password', account, ''],
  ])('is not sent without %s (%j, %j) [VAL-01]', async (missing, name, secret) => {
    const { site } = harness;
    await openLogin();
    if (name !== '') await fill('Username', name);
    if (secret !== '') await fill('Password', secret);
    await press('Log in');
    await site.waitUntil(() => describedBy(missing) === 'Input cannot be empty', 'The error');
    expect(describedBy(missing === 'Username' ? 'Password' : 'Username')).not.toContain('empty');
    expect(site.callsSinceOpen.has('login')).toBe(false);
  });

  it('is not sent without the captcha when it is shown [VAL-01]', async () => {
    const { site } = harness;
    const bodies = recordBodies();
    await openLogin();
    await fill('Username', account);
    for (let tries = 1; findControl(DIGITS) === undefined; tries += 1) {
      await fill('Password', `wrong${tries}`);
      await press('Log in');
      await site.waitUntil(() => bodies('login').length === tries, `Try ${tries}`);
      await site.untilIdle();
    }
    const sent = bodies('login').length;
    await fill('Password', password);
    await press('Log in');
    await site.waitUntil(() => describedBy(DIGITS).includes('Please enter the captcha'), 'The error');
    expect(bodies('login')).toHaveLength(sent);
  });

  it('sends the name without the spaces around it, and the password as it was typed [VAL-02]', async () => {
    const bodies = recordBodies();
    await openLogin();
    await fill('Username', `  ${account} `);
    await fill('Password', ` ${password}`);
    await press('Log in');
    await harness.site.waitUntil(() => bodies('login').length === 1, 'The login');
    expect(bodies('login')).toEqual([{ username: account, password: ` ${password}`, type: 'username' }]);
  });
});

describe('the login by SMS code', () => {
  it.each([
    ['', '123456', 'Mobile number', 'Please enter a valid mobile number'],
    ['12', '123456', 'Mobile number', 'Please enter a valid mobile number'],
    ['0917 123 4567', '', 'Verification code', 'Please enter the SMS code'],
  ])('is not sent with the number %j and the code %j [VAL-03]', async (number, code, field, error) => {
    const { site } = harness;
    setFlags(site.world, { MOBILEVERCODELOGIN3: true });
    await openLogin();
    await press('SMS code');
    await come(/^Country code/);
    if (number !== '') await fill('Mobile number', number);
    if (code !== '') await fill('Verification code', code);
    await press('Log in');
    await site.waitUntil(() => describedBy(field) !== '', 'The error');
    expect(describedBy(field)).toMatch(number === '' ? /empty|valid mobile number/ : error);
    expect([site.callsSinceOpen.has('login'), showsText(error) || number === '']).toEqual([false, true]);
  });
});
