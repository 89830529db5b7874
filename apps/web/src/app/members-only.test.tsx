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

/** Addresses of pages with an access, each with the first call that it makes, which needs the access. */
const pagesFor = (access: PageAccess): (readonly [address: string, call: OperationId | undefined])[] =>
  PAGE_CALLS.filter(({ address, popup }) => popup === undefined && pageAt(address).access === access).map(
    ({ address, calls: [call] }) => [address, call],
  );

const wasCalled = (call: OperationId | undefined): boolean =>
  call !== undefined && harness.site.callsSinceOpen.has(call);
/** True once the page is shown: it made its call, or it has its heading if it makes none. */
const isShown = (call: OperationId | undefined): boolean =>
  call === undefined ? document.querySelector('main h1') !== null : wasCalled(call);

const MEMBERS = pagesFor('members');
const PLAYERS = pagesFor('players');
const AGENTS = pagesFor('agents');

it('each page that is not for everyone is opened below', () => {
  const isOpened = ({ access, paths: [path] }: Page): boolean => pagesFor(access).some(([address]) => address === path);
  const missing = pages.filter((page) => page.access !== 'everyone' && !isOpened(page));
  expect(
    missing.map(({ id }) => id),
    'add these pages to testing/page-calls.data.ts',
  ).toEqual([]);
});

describe('a guest', () => {
  it.each([...MEMBERS, ...PLAYERS])(
    'is led from %s to the login over home, and it asks for nothing [ROLE-05] [ROLE-06] [ROUTE-28]',
    async (address, call) => {
      const { site } = harness;
      await site.open({ address });
      await site.waitUntil(() => findControl('Remember me') !== undefined, 'The login');
      expect(location.pathname).toBe('/');
      expect(wasCalled(call)).toBe(false);
    },
  );
});

describe('a guest who logs in', () => {
  it('comes back to the page of agents that was wanted [LOGIN-12] [ROUTE-08] [AGENT-18]', async () => {
    const { site } = harness;
    await site.open({ address: '/agentHome' });
    await site.waitUntil(() => findControl('Password') !== undefined, 'The login of agents');
    expect(location.pathname).toBe('/agent');
    await fill('Username', personas.agent.account);
    await fill('Password', personas.agent.password);
    await press('Log in');
    await site.waitUntil(() => location.pathname === '/agentHome/agentTeamOverview', 'The agent centre');
  });

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
    expect(wasCalled(call)).toBe(false);
    expect(findControl('Register')).toBeDefined();
  });
});

describe('pages for agents', () => {
  it.each(
    AGENTS.flatMap(([address, call]) =>
      (['guest', 'trial', 'member'] as const).map((as) => [address, as, call] as const),
    ),
  )('%s leads a %s to the login of agents, and asks for nothing [AGENT-18] [ROLE-11]', async (address, as, call) => {
    const { site, tokens } = harness;
    const token = as === 'trial' ? await playFree() : as === 'member' ? tokens['member'] : undefined;
    await site.open({ address, token });
    await site.waitUntil(() => findControl('Password') !== undefined, 'The login of agents');
    expect(location.pathname).toBe('/agent');
    expect(wasCalled(call)).toBe(false);
    expect([partOf('nav', 'Agent centre'), partOf('nav', 'Menu')]).toEqual([undefined, undefined]);
  });

  it.each(AGENTS)('%s opens for an agent in the frame of the agent centre [ROUTE-08]', async (address, call) => {
    const { site, tokens } = harness;
    await site.open({ address, token: tokens['agent'] });
    await site.waitUntil(() => isShown(call), 'The page');
    await site.waitUntil(() => partOf('nav', 'Agent centre') !== undefined, 'The navigation');
    // An agent without an upline has nobody to send money up to.
    const isInMenu = address !== '/agentHome/transferUpline';
    expect(linksOf(partOf('nav', 'Agent centre')).includes(address)).toBe(isInMenu);
    expect(partOf('nav', 'Menu')).toBeUndefined();
    expect(document.querySelector('footer')).toBeNull();
  });

  it('are linked from the menus of an agent, and from nobody else’s', async () => {
    const { site, tokens } = harness;
    const links = (): string[] => linksOf(partOf('nav', 'Menu'));
    for (const [persona, expected] of [
      ['agent', ['/agentHome/agentTeamOverview']],
      ['member', []],
    ] as const) {
      await site.open({ address: '/hot', token: tokens[persona] });
      await site.waitUntil(() => links().includes('/member/personalHistoryCopy'), 'The menu');
      expect(links().filter((link) => link.startsWith('/agentHome'))).toEqual(expected);
    }
  });
});

describe('a member', () => {
  it.each(MEMBERS)('can open %s', async (address, call) => {
    const { site, tokens } = harness;
    await site.open({ address, token: tokens['member'] });
    await site.waitUntil(() => isShown(call), 'The page');
    expect(location.pathname).toBe(address === '/member' ? '/member/securityCenter' : address);
  });
});
