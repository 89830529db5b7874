import { beforeEach, expect, it } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { setFields } from '../../testing/site-settings.ts';
import { fillRegistration } from '../../testing/registration-input.ts';
import { solvePuzzle, press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const pageText = (): string => document.body.textContent ?? '';
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const waitUntilGone = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) === undefined, String(name));
const headerLink = (path: string): HTMLElement | null => document.querySelector(`header a[href="${path}"]`);

it.each(['/?referralCode=MARI2026', '/hot?referralCode=MARI2026'])(
  'keeps the code of the link %s for a registration that is opened later [REG-11]',
  async (address) => {
    await harness.site.open({ address });
    await harness.site.waitUntil(() => headerLink('/register') !== null, 'The header');
    await press(headerLink('/register'));
    await waitForControl('Referral code');
    expect(findControl('Referral code')).toHaveProperty('value', 'MARI2026');
    expect(pageText()).toContain('From the friend whose link you opened');
    expect(pageText()).toContain('From the agent who invited you');
  },
);

it('keeps the code of an agent’s link, also on a site that does not ask for one', async () => {
  setFields(harness.site.world, { affiliateCode: { enabled: false, required: false } });
  await harness.site.open({ address: '/hot?affiliateCode=AMIHAN19' });
  await harness.site.waitUntil(() => headerLink('/register') !== null, 'The header');
  await press(headerLink('/register'));
  await waitForControl('Invitation code');
  expect(findControl('Invitation code')).toHaveProperty('value', 'AMIHAN19');
  // The agent counts the opening.
  expect([...harness.site.callsSinceOpen]).toContain('checkAffiliateCode');
});

it('leaves no login in the history when a registration that was opened from the login is closed', async () => {
  await harness.site.open({ address: '/hot' });
  await harness.site.waitUntil(() => headerLink('/register') !== null, 'The header');
  await press(headerLink('/register'));
  await waitForControl('Create account');
  await press('Log in');
  await waitForControl('Remember me');
  await press('Create an account');
  await waitForControl('Create account');
  await press('Cancel');
  await waitUntilGone('Create account');
  history.back();
  await harness.site.waitUntil(() => location.pathname === '/hot', 'The page before');
  expect([findControl('Remember me'), findControl('Create account')]).toEqual([undefined, undefined]);
});

it('welcomes a new member, then shows the first steps before any other announcement [REG-13] [ANN-11]', async () => {
  const { site } = harness;
  await site.open({ address: '/register', announcements: true });
  await waitForControl('Create account');
  await fillRegistration();
  await press(/^I have read/);
  await press('Create account');
  await site.waitUntil(() => document.querySelector('input[type=range]:not([disabled])') !== null, 'The puzzle');
  await solvePuzzle(site.world.store.sliders.all().at(-1)?.gapX ?? 0);
  await site.waitUntil(() => pageText().includes('Your account is ready, and you are logged in.'), 'The account');
  await waitForControl('Deposit now');
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Welcome, luningning');
  await press('Later');
  const dialog = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';
  await site.waitUntil(() => dialog().includes('Make your first deposit'), 'The welcome');
  expect(dialog()).toMatch(/Your first steps.*Maintenance on Sunday/);
  expect(location.pathname).toBe('/');
});
