import { getMemberInfoQuery, queryKeyOf } from '@croupier/sdk/hooks';
import type { ListGameVendorsResponse } from '@croupier/sdk/types';
import { beforeEach, expect, it } from 'vitest';

import { changeAnswers, recordRequests } from '../testing/changed-answers.ts';
import { linkNamesOf, partOf } from '../testing/page-parts.ts';
import { SLOT } from '../testing/page-calls.data.ts';
import { setUpTestSite } from '../testing/site-harness.ts';
import { findControl, press } from '../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const PROFILE_KEYS = ['account', 'nickname', 'username', 'customerId', 'isAgent', 'validate'];
const stored = (keys: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(keys.map((key) => [key, sessionStorage.getItem(key)]));

const openAs = async (persona: string | undefined, address = '/hot'): Promise<void> => {
  await harness.site.open({ address, token: persona && harness.tokens[persona] });
  const control = persona === undefined ? 'Log in' : /^Account of/;
  await harness.site.waitUntil(() => findControl(control) !== undefined, 'The header');
};

it.each([
  ['member', 'false'],
  ['agent', 'true'],
])('stores token and profile of a logged-in %s in the tab, not beyond it [STORE-01]', async (persona, isAgent) => {
  await openAs(persona);
  const member = harness.site.queryClient?.getQueryData(getMemberInfoQuery().queryKey)?.value;
  expect(member).toBeDefined();
  expect(stored([...PROFILE_KEYS, 'token'])).toEqual({
    account: member?.account,
    nickname: member?.nickname ?? '',
    username: member?.userName ?? member?.account,
    customerId: member?.id,
    isAgent,
    validate: '1',
    token: harness.tokens[persona],
  });
  expect(Object.keys(localStorage).filter((key) => [...PROFILE_KEYS, 'token'].includes(key))).toEqual([]);
});

it('stores no profile for a guest, and removes that of a member who logs out [STORE-01]', async () => {
  await openAs(undefined);
  expect(Object.keys(sessionStorage).filter((key) => PROFILE_KEYS.includes(key))).toEqual([]);
  await openAs('member');
  expect(sessionStorage.getItem('validate')).toBe('1');
  await press(/^Account of/);
  await harness.site.waitUntil(() => findControl('Log out') !== undefined, 'The menu');
  await press('Log out');
  await harness.site.waitUntil(() => findControl('Cancel') !== undefined, 'The question');
  await press([...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].at(-1));
  await harness.site.waitUntil(() => findControl('Log in') !== undefined, 'Home');
  expect(Object.keys(sessionStorage).filter((key) => PROFILE_KEYS.includes(key))).toEqual([]);
});

it('stores the merchant code in the tab and in the browser [STORE-03] [STORE-06]', async () => {
  await openAs(undefined);
  expect(stored(['merchant', 'merchantCode'])).toEqual({ merchant: 'croupier', merchantCode: 'croupier' });
  expect(localStorage.getItem('merchantCode')).toBe('croupier');
});

it('stores the kind of wallets once a game has asked for them [STORE-03]', async () => {
  await harness.site.open({ address: SLOT, token: harness.tokens['member'] });
  await harness.site.waitUntil(() => harness.site.callsSinceOpen.has('listMerchantWallets'), 'The wallets');
  await harness.site.untilIdle();
  expect(['single', 'separate']).toContain(sessionStorage.getItem('merchantWallet'));
});

it('shows the stored vendors after a reload without asking again, and asks when they are old [STORE-04] [VENDOR-01]', async () => {
  const sideMenu = (): HTMLElement | undefined => partOf('nav', 'Menu');
  const hasFishing = (): boolean => linkNamesOf(sideMenu()).includes('Fishing');
  await openAs(undefined);
  await harness.site.waitUntil(hasFishing, 'The menu');
  expect(sessionStorage.getItem('gameVendor')).toContain('sortedVendors');
  const requests = recordRequests(harness.site, 'listGameVendors');
  await harness.site.reopen();
  await harness.site.waitUntil(hasFishing, 'The menu');
  expect(requests).toEqual([]);
  const { answer }: { answer: ListGameVendorsResponse } = JSON.parse(sessionStorage.getItem('gameVendor') ?? '');
  sessionStorage.setItem('gameVendor', JSON.stringify({ at: Date.now() - 3_600_000, answer }));
  changeAnswers<ListGameVendorsResponse['value']>(harness.site, 'listGameVendors', (value) => ({
    ...value,
    sortedVendors: value.sortedVendors.filter(({ gameCategory }) => gameCategory !== 'FISH'),
  }));
  await harness.site.reopen();
  await harness.site.waitUntil(() => linkNamesOf(sideMenu()).includes('Slots') && !hasFishing(), 'The new vendors');
});

it('replaces the stored vendors when they are asked for again [VENDOR-01]', async () => {
  await openAs(undefined);
  await harness.site.waitUntil(() => linkNamesOf(partOf('nav', 'Menu')).includes('Fishing'), 'The menu');
  changeAnswers<ListGameVendorsResponse['value']>(harness.site, 'listGameVendors', (value) => ({
    ...value,
    sortedVendors: value.sortedVendors.filter(({ gameCategory }) => gameCategory !== 'FISH'),
  }));
  await harness.site.queryClient?.refetchQueries({ queryKey: queryKeyOf('listGameVendors') });
  await harness.site.waitUntil(() => !linkNamesOf(partOf('nav', 'Menu')).includes('Fishing'), 'The new vendors');
  const { answer }: { answer: ListGameVendorsResponse } = JSON.parse(sessionStorage.getItem('gameVendor') ?? '');
  expect(answer.value.sortedVendors.some(({ gameCategory }) => gameCategory === 'FISH')).toBe(false);
});

it.each(['', 'not json', '{"at":1}', '{"at":1,"answer":{"value":{"lanes":3}}}'])(
  'asks the platform when the stored vendors are unusable: %s',
  async (text) => {
    await openAs(undefined);
    sessionStorage.setItem('gameVendor', text);
    await harness.site.reopen();
    await harness.site.waitUntil(() => linkNamesOf(partOf('nav', 'Menu')).includes('Slots'), 'The menu');
    expect(harness.site.problems).toEqual([]);
  },
);
