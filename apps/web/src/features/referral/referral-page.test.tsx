import { beforeEach, expect, it } from 'vitest';

import { linksOf, partOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const MARICEL = 'm_1001';
const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const open = (persona: 'member' | 'agent' = 'member'): Promise<void> =>
  harness.site.open({ address: '/member/referral', token: harness.tokens[persona] });
const balance = () => harness.site.world.store.journal.movementsOf(MARICEL).length;

it('says what both get, with code, link and how far each friend is [REF-01] [MEMBER-11]', async () => {
  await open();
  await waitForText('₱188.00 for you, ₱188.00 for each friend.');
  await waitForText('Your friends');
  for (const text of ['Your code', 'Your link', '₱500.00 deposited and ₱1,500.00 played', 'The same household as you'])
    await waitForText(text);
  expect(findControl('Share')).toBeDefined();
  expect(linksOf(partOf('nav', 'Member centre'))).toContain('/member/referral');
});

it('credits a reward for a friend once', async () => {
  await open();
  await harness.site.waitUntil(() => findControl('Collect ₱188.00') !== undefined, 'The reward');
  const before = balance();
  await press('Collect ₱188.00');
  await waitForText('Your reward is in');
  const slip = document.querySelector('[role=dialog]')?.textContent ?? '';
  for (const part of ['₱188.00', 'Balance₱', 'Of it, to stake once₱188.00']) expect(slip).toContain(part);
  expect(findControl('Collect ₱188.00')).toBeUndefined();
  expect(balance()).toBe(before + 1);
});

it('is neither offered nor shown to an agent [SIDE-05]', async () => {
  await open('agent');
  await waitForText('Inviting friends is not open for your account');
  expect(linksOf(document.body)).not.toContain('/member/referral');
});
