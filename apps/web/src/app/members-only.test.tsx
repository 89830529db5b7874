import { personas } from '@croupier/mock-server/node';
import type { OperationId } from '@croupier/sdk/operations';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Page, PageAccess } from '../pages/page.ts';
import { pageAt, pages } from '../pages/pages.ts';
import { PAGE_CALLS } from '../testing/page-calls.data.ts';
import { setUpTestSite } from '../testing/site-harness.ts';
import { fill, press, findControl } from '../testing/user-actions.ts';
import { linksOf, partOf, showsText } from '../testing/page-parts.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

/** Addresses of pages with an access, each with a call that needs it. */
const pagesFor = (access: PageAccess): (readonly [address: string, call: OperationId])[] =>
  PAGE_CALLS.flatMap(({ address, popup, calls: [call] }) =>
    popup === undefined && call !== undefined && pageAt(address).access === access ? [[address, call]] : [],
  );

const MEMBERS = pagesFor('members');
const PLAYERS = pagesFor('players');
const AGENTS = pagesFor('agents');

it('each page that is not for everyone is opened below', () => {
  const isOpened = ({ access, paths: [path] }: Page): boolean => pagesFor(access).some(([address]) => address === path);
  expect(pages.filter((page) => page.access !== 'everyone' && !isOpened(page)).map(({ id }) => id)).toEqual([]);
});

describe('a guest', () => {
  it.each([...MEMBERS, ...PLAYERS, ...AGENTS])(
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
      await fill('Username', personas.member.account);
      await fill('Password', personas.member.password);
      await press('Log in');
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
  await press('Try it with play money');
  await site.waitUntil(() => sessionStorage.getItem('token') !== null, 'The session');
  return sessionStorage.getItem('token') ?? '';
}

describe('a trial account', () => {
  it.each(MEMBERS)('is refused at %s in words, and it asks for nothing [ROLE-09]', async (address, call) => {
    const { site } = harness;
    await site.open({ address, token: await playFree() });
    await site.waitUntil(() => showsText('This needs an account of your own'), 'The refusal');
    expect([...site.callsSinceOpen]).not.toContain(call);
    expect(findControl('Register')).toBeDefined();
  });
});

describe('pages for agents', () => {
  /** Opens a page that is refused, and returns what the visitor has instead. */
  const openRefused = async (address: string, token: string | undefined) => {
    const { site } = harness;
    await site.open({ address, token });
    await site.waitUntil(() => showsText('For agents only'), 'The refusal');
    return {
      path: location.pathname,
      calls: [...site.callsSinceOpen],
      headings: document.querySelectorAll('h1').length,
      agentMenu: partOf('nav', 'Agent centre'),
    };
  };

  it.each(AGENTS)('%s is refused to a trial account, inside the frame of the site', async (address, call) => {
    const { calls, ...seen } = await openRefused(address, await playFree());
    expect(calls).not.toContain(call);
    expect(seen).toEqual({ path: address, headings: 1, agentMenu: undefined });
  });

  it.each(AGENTS)('%s is refused to a member who is no agent, with a way back', async (address, call) => {
    const { calls, ...seen } = await openRefused(address, harness.tokens['member']);
    expect(calls).not.toContain(call);
    expect(seen).toEqual({ path: address, headings: 1, agentMenu: undefined });
    await press('Back to the games');
    await harness.site.waitUntil(() => location.pathname === '/', 'Home');
  });

  it.each(AGENTS)('%s opens for an agent in the frame of the agent centre [ROUTE-08]', async (address, call) => {
    const { site, tokens } = harness;
    await site.open({ address, token: tokens['agent'] });
    await site.waitUntil(() => site.callsSinceOpen.has(call), 'The page');
    await site.waitUntil(() => partOf('nav', 'Agent centre') !== undefined, 'The navigation');
    expect(linksOf(partOf('nav', 'Agent centre'))).toContain(address);
    expect(partOf('nav', 'Menu')).toBeUndefined();
    expect(document.querySelector('footer')).toBeNull();
  });

  it('are linked from the menus of an agent, and from nobody else’s', async () => {
    const { site, tokens } = harness;
    const links = (): string[] => linksOf(partOf('nav', 'Menu'));
    for (const [persona, expected] of [
      ['agent', AGENTS.map(([address]) => address)],
      ['member', []],
    ] as const) {
      await site.open({ address: '/hot', token: tokens[persona] });
      await site.waitUntil(() => links().includes('/member/personalHistoryCopy'), 'The menu');
      expect(links().filter((link) => link.startsWith('/agentHome'))).toEqual(expected.slice(0, 1));
    }
  });
});

describe('a member', () => {
  it.each(MEMBERS)('can open %s', async (address, call) => {
    const { site, tokens } = harness;
    await site.open({ address, token: tokens['member'] });
    await site.waitUntil(() => site.callsSinceOpen.has(call), 'The page');
    expect(location.pathname).toBe(address);
  });
});
