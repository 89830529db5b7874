import { personas } from '@croupier/mock-server/node';
import { beforeEach, describe, expect, it } from 'vitest';

import { setUpTestSite } from '../testing/site-harness.ts';
import { fill, press, findControl } from '../testing/user-actions.ts';
import { showsText } from '../testing/page-parts.ts';

// Renders whole pages, which takes long on a busy machine.
const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

/** Pages for members, with a call that requires a member. */
const PAGES = [
  ['/member/personalHistoryCopy', 'listBettingRecords'],
  ['/member/depositv2', 'listDepositOrders'],
  ['/member/depositRecord', 'listDepositOrders'],
] as const;
const LISTS = [
  ['/favorite', 'listFavoriteGames'],
  ['/recent', 'listRecentGames'],
] as const;

describe('a guest', () => {
  it.each([...PAGES, ...LISTS])(
    'is led from %s to the login over home, and it asks for nothing [ROLE-05] [ROLE-06] [ROUTE-28]',
    async (address, call) => {
      const { site } = harness;
      await site.open({ address });
      await site.waitUntil(() => findControl('Remember me') !== undefined, 'The login');
      expect(location.pathname).toBe('/');
      expect([...site.callsSinceOpen]).not.toContain(call);
    },
  );
});

describe('a guest who logs in', () => {
  it.each(['/member/personalHistoryCopy?status=WON', '/favorite?gameType=RNG', '/recent'])(
    'is brought back to %s [ROUTE-28]',
    async (address) => {
      const { site } = harness;
      await site.open({ address });
      await site.waitUntil(() => findControl('Password') !== undefined, 'The login');
      fill('Username', personas.member.account);
      fill('Password', personas.member.password);
      press('Log in');
      await site.waitUntil(() => findControl('Remember me') === undefined && location.pathname !== '/', 'The page');
      expect(location.pathname + location.search).toBe(address);
    },
  );
});

/** Starts a free play session and returns its token. */
async function playFree(): Promise<string> {
  const { site } = harness;
  await site.open({ address: '/nowhere', popup: 'login' });
  await site.waitUntil(() => findControl('Try it with play money') !== undefined, 'The login');
  press('Try it with play money');
  await site.waitUntil(() => sessionStorage.getItem('token') !== null, 'The session');
  return sessionStorage.getItem('token') ?? '';
}

describe('a trial account', () => {
  it.each(PAGES)('is refused at %s in words, and it asks for nothing [ROLE-09]', async (address, call) => {
    const { site } = harness;
    await site.open({ address, token: await playFree() });
    await site.waitUntil(() => showsText('This needs an account of your own'), 'The refusal');
    expect([...site.callsSinceOpen]).not.toContain(call);
    expect(findControl('Register')).toBeDefined();
  });
});

describe('a member', () => {
  it.each(PAGES)('can open %s', async (address, call) => {
    const { site, tokens } = harness;
    await site.open({ address, token: tokens['member'] });
    await site.waitUntil(() => site.callsSinceOpen.has(call), 'The page');
    expect(location.pathname).toBe(address);
  });
});
