import type { GetMemberInfoResponse } from '@croupier/sdk/types';
import { beforeEach, expect, it } from 'vitest';

import { changeAnswers } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { nameOf, press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const header = (): HTMLElement | null => document.querySelector('header');
const shows = (text: string): boolean => header()?.textContent.includes(text) === true;

const openAs = async (persona?: string): Promise<void> => {
  await harness.site.open({ address: '/hot', token: persona && harness.tokens[persona] });
};

it('shows the logo first and opens the home page when it is pressed [HEADER-01]', async () => {
  await openAs();
  await harness.site.waitUntil(() => shows('Log in'), 'The header');
  const logo = header()?.querySelector('a');
  expect(logo?.querySelector('svg')).toBeInstanceOf(SVGElement);
  await press(logo);
  await harness.site.waitUntil(() => location.pathname === '/', 'Home');
});

it('shows the time of the brand’s time zone, updated every second [HEADER-02]', async () => {
  await openAs();
  const time = (): string => header()?.querySelector('time')?.textContent ?? '';
  await harness.site.waitUntil(() => time() !== '', 'The clock');
  const manila = new Date(Date.now() + 8 * 3_600_000).toISOString();
  expect(time()).toMatch(/^\d\d\/\d\d \d\d:\d\d:\d\d$/);
  expect(time().slice(0, 8)).toBe(`${manila.slice(5, 7)}/${manila.slice(8, 10)} ${manila.slice(11, 13)}`);
  const before = time();
  await harness.site.waitAtMost(() => time() !== before, 2_000);
  expect(time()).not.toBe(before);
});

it('changes the language of the page when another one is selected [HEADER-03]', async () => {
  await openAs();
  const languages = (): HTMLElement | undefined =>
    [...(header()?.querySelectorAll('button') ?? [])].find((button) => nameOf(button).startsWith('Language'));
  await harness.site.waitUntil(() => languages() !== undefined, 'The languages');
  await press(languages());
  await harness.site.waitUntil(() => findControl('Filipino') !== undefined, 'The menu');
  await press('Filipino');
  await harness.site.waitUntil(() => shows('Magrehistro'), 'The header in Filipino');
  expect(document.documentElement.lang).toBe('fil-PH');
});

it('shows the balance of a member and none to a guest [HEADER-05]', async () => {
  await openAs('member');
  await harness.site.waitUntil(() => shows('₱12,480.50'), 'The balance');
  await openAs();
  await harness.site.waitUntil(() => shows('Log in'), 'The header');
  expect(shows('₱')).toBe(false);
});

it('shows the new balance when it is refreshed [HEADER-07]', async () => {
  await openAs('member');
  await harness.site.waitUntil(() => shows('₱12,480.50'), 'The balance');
  changeAnswers<GetMemberInfoResponse['value']>(harness.site, 'getMemberInfo', (value) => ({
    ...value,
    balance: '99.50',
  }));
  expect(shows('₱12,480.50')).toBe(true);
  await press('Refresh balance');
  await harness.site.waitUntil(() => shows('₱99.50'), 'The new balance');
});
