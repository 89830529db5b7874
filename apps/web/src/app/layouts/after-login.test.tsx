import { applyScenario, personas } from '@croupier/mock-server/node';
import type { Banner } from '@croupier/sdk/types';
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';

import { expireSession } from '../../session/session-store.ts';
import { changeAnswers } from '../../testing/changed-answers.ts';
import { partOf } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { setFlags } from '../../testing/site-settings.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const come = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const dialog = (name: string): HTMLElement | undefined => partOf('[role=dialog]', name);
const dialogComes = (name: string): Promise<void> => harness.site.waitUntil(() => dialog(name) !== undefined, name);
const wasCalled = (call: string): boolean => harness.site.callsSinceOpen.has(call);
const stored = (key: string): string | null => sessionStorage.getItem(key);
const GREETING = 'Welcome back, Maricel';
const ANNOUNCEMENTS = 'Announcements';

async function logIn({ account, password }: { account: string; password: string }, address = '/'): Promise<void> {
  await harness.site.open({ address, popup: 'login', announcements: true });
  await come('Password');
  await fill('Username', account);
  await fill('Password', password);
  await press('Log in');
  await harness.site.waitUntil(() => stored('token') !== null, 'The session');
}

describe('the popup after a login', () => {
  it('greets with the banner of the popup, then the announcements open, each once [MODAL-09] [LOGIN-23] [ANN-08]', async () => {
    const { site } = harness;
    await logIn(personas.member);
    await dialogComes(GREETING);
    expect(dialog(GREETING)?.querySelector('img')?.getAttribute('src')).toContain('popup-coins');
    expect(dialog(GREETING)?.textContent).toContain('Fiesta raffle');
    expect([dialog(ANNOUNCEMENTS), findControl(/^Account of Maricel/) === undefined]).toEqual([undefined, false]);
    await site.reopen();
    await dialogComes(GREETING);
    await press('Go on');
    await dialogComes(ANNOUNCEMENTS);
    await press('Close');
    await site.waitUntil(() => dialog(ANNOUNCEMENTS) === undefined, 'The page');
    await site.reopen();
    await come(/^Account of Maricel/);
    expect([stored('afterLogin'), stored('USER_POPUP'), dialog(GREETING), dialog(ANNOUNCEMENTS)]).toEqual([
      'closed',
      'closed',
      undefined,
      undefined,
    ]);
  });

  it('greets after the login that replaces a session which had ended before the page was opened [LOGIN-23]', async () => {
    const { site } = harness;
    await site.open({ address: '/', token: 'mbr_ended', announcements: true });
    await come('Log in');
    await press('Log in');
    await come('Password');
    await fill('Username', personas.member.account);
    await fill('Password', personas.member.password);
    await press(
      [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(
        (button) => button.textContent === 'Log in',
      ),
    );
    await dialogComes(GREETING);
    expect(stored('afterLogin')).toBe('due');
  });

  it('waits for a forced change of the password [MODAL-09] [LOGIN-23]', async () => {
    const { site } = harness;
    const greeting = `Welcome back, ${personas.weakPassword.account}`;
    await logIn(personas.weakPassword);
    await dialogComes('Choose a new password');
    expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
    await fill('New password', 'Ilangilang8');
    await fill('New password again', 'Ilangilang8');
    await press('Change password');
    await site.waitUntil(
      () => document.querySelector('[role=dialog]')?.textContent.includes('back') === true,
      greeting,
    );
    expect(dialog('Choose a new password')).toBeUndefined();
  });

  it('waits until the visitor comes home from the page that was wanted', async () => {
    const { site } = harness;
    await site.open({ address: '/member/depositv2', announcements: true });
    await come('Password');
    await fill('Username', personas.member.account);
    await fill('Password', personas.member.password);
    await press('Log in');
    await site.waitUntil(() => location.pathname === '/member/depositv2', 'The page');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    await press(document.querySelector('header a[href="/"]'));
    await dialogComes(GREETING);
  });

  it('stays closed when the member goes on after an expired session', async () => {
    const { site, tokens } = harness;
    await site.open({ address: '/', token: tokens['member'], announcements: true });
    await dialogComes(ANNOUNCEMENTS);
    await press('Close');
    act(() => expireSession(tokens['member']));
    await come('Password');
    await fill('Password', personas.member.password);
    await press('Log in');
    await site.waitUntil(() => findControl('Password') === undefined, 'The page');
    expect([stored('afterLogin'), dialog(GREETING)]).toEqual([null, undefined]);
  });

  it('is skipped where the platform has no banner for it', async () => {
    changeAnswers<{ list: Banner[] }>(harness.site, 'listBanners', () => ({ list: [] }));
    await logIn(personas.member);
    await dialogComes(ANNOUNCEMENTS);
    expect(stored('afterLogin')).toBe('closed');
  });
});

it.each([
  ['a guest', 'guest', ['Log in', 'Register']],
  ['free play', 'trial', ['Register', 'Refresh balance']],
  ['a real account', 'member', ['Deposit', 'Refresh balance']],
  ['an agent', 'agent', ['Deposit', 'Refresh balance', 'Agent centre']],
] as const)(
  'the site of %s has what this state of the login allows [LOGIN-27] [ROLE-01]',
  async (_who, role, names) => {
    const { site, tokens } = harness;
    await site.open({ address: '/nowhere', token: tokens[role], ...(role === 'trial' && { popup: 'login' }) });
    if (role === 'trial') {
      await come('Try it with play money');
      await press('Try it with play money');
      await site.waitUntil(() => document.querySelector('[role=dialog]') === null, 'The page');
    }
    await come(names[0]);
    const offered = ['Log in', 'Register', 'Deposit', 'Refresh balance', 'Agent centre'];
    await site.waitUntil(() => findControl(names.at(-1) ?? '') !== undefined, names.join(' '));
    expect(offered.filter((name) => findControl(name) !== undefined)).toEqual(
      offered.filter((name) => names.some((own) => own === name)),
    );
  },
);

describe('a login', () => {
  it('loads favourites and recent games on any page [LOGIN-24]', async () => {
    await logIn(personas.member, '/nowhere');
    const calls = ['listFavoriteGameIds', 'listRecentGames'];
    await harness.site.waitAtMost(() => calls.every(wasCalled), 5_000);
    expect(calls.filter(wasCalled)).toEqual(calls);
  });

  it('of an agent asks for the kinds of contract where the site has contracts, and stores them until the logout [LOGIN-25] [STORE-02] [LOGOUT-04]', async () => {
    const { site } = harness;
    await logIn(personas.agent, '/nowhere');
    await site.waitUntil(() => stored('consolidated') !== null, 'The kinds');
    expect(JSON.parse(stored('consolidated') ?? '')).toEqual({
      dailysalreqtype: 'DAILY',
      divtypereq: 'MONTHLY',
      contracthoursalreq: 'DAILY',
      realtimesalreqtype: 'REALTIME',
    });
    expect([stored('enableSalary'), stored('enableContract')]).toEqual(['1', '1']);
    await site.open({ address: '/hot', token: stored('token') ?? '' });
    await come(/^Account of/);
    await press(/^Account of/);
    await come('Log out');
    expect(findControl('Agent centre')).toBeDefined();
    await press('Log out');
    await come('Cancel');
    await press('Log out');
    await site.waitUntil(() => findControl('Register') !== undefined, 'The page of a guest');
    expect([stored('token'), stored('consolidated'), stored('enableContract')]).toEqual([null, null, null]);
    expect([findControl('Agent centre'), findControl(/^Account of/)]).toEqual([undefined, undefined]);
  });

  it('of a member without contracts stores that there is none [STORE-02]', async () => {
    const { site } = harness;
    await logIn(personas.member, '/nowhere');
    await site.waitUntil(() => stored('consolidated') !== null, 'The kinds');
    expect([stored('enableSalary'), stored('enableContract')]).toEqual(['0', '0']);
  });

  it('asks for no contracts where the site has none [LOGIN-25]', async () => {
    setFlags(harness.site.world, { AGENTPOLICY3: false });
    await logIn(personas.member, '/nowhere');
    await harness.site.waitUntil(() => wasCalled('listRecentGames'), 'The lists of the member');
    expect([wasCalled('getConsolidatedContracts'), stored('consolidated')]).toEqual([false, null]);
  });

  it('for free play loads neither unread messages nor contracts, and greets nobody [LOGIN-26] [ROLE-08]', async () => {
    const { site } = harness;
    setFlags(site.world, { FREEPLAY3: true });
    await site.open({ address: '/', popup: 'login', announcements: true });
    await come('Try it with play money');
    await press('Try it with play money');
    await dialogComes(ANNOUNCEMENTS);
    await site.waitUntil(() => wasCalled('listRecentGames'), 'The lists of free play');
    expect(['getUnreadCount', 'getConsolidatedContracts', 'listFavoriteGameIds'].filter(wasCalled)).toEqual([]);
  });
});

it('P-21: a break is known to the server by a cookie until the logout, so that its HTML has no offers', async () => {
  const { site } = harness;
  const isQuiet = (): boolean => /(?:^|; )quiet=1/.test(document.cookie);
  const { token } = applyScenario(site.world, 'self-excluded');
  await site.open({ address: '/hot', token });
  await site.waitUntil(isQuiet, 'The cookie');
  await site.open({ address: '/hot' });
  await site.untilIdle();
  expect(isQuiet()).toBe(false);
});

it('P-11: the review shows what was played and the limits in force, at the login at which it is due, once', async () => {
  const { site } = harness;
  const review = 'How you have been playing';
  const { store } = site.world;
  // A later clock would have the password expire.
  store.transact(() => void store.profiles.update('m_1001', { registeredAt: '2020-01-01T00:00:00.000Z' }));
  await logIn(personas.member);
  await dialogComes(review);
  await site.waitUntil(() => dialog(review)?.textContent.includes('Limits and breaks') === true, 'The limits');
  expect(dialog(review)?.textContent).toMatch(/Deposits.*₱/);
  await press('Close');
  await dialogComes(GREETING);
  await site.reopen();
  await dialogComes(GREETING);
  expect(dialog(review)).toBeUndefined();
});
