import { personas } from '@croupier/mock-server/node';
import { beforeEach, expect, it } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const ADD = /^Add .+ to favourites$/;
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const gameLinks = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/seamless"]')];

it('asks a guest to log in when a heart is pressed, and adds the favourite then [ROLE-06]', async () => {
  const { site } = harness;
  await site.open({ address: '/' });
  await waitForControl(ADD);
  const name = findControl(ADD)?.getAttribute('aria-label') ?? '';
  await press(name);
  await waitForControl('Password');
  expect(site.callsSinceOpen.has('addFavoriteGame')).toBe(false);
  await fill('Username', personas.newcomer.account);
  await fill('Password', personas.newcomer.password);
  await press('Log in');
  const added = name.replace(/^Add (.+) to favourites$/, 'Remove $1 from favourites');
  await waitForControl(added);
  await site.waitUntil(() => site.callsSinceOpen.has('addFavoriteGame'), 'The call');
});

it('adds no favourite after the login when the game is one already [FAV-01]', async () => {
  const { site } = harness;
  const { store } = site.world;
  await site.open({ address: '/' });
  await waitForControl(ADD);
  const link = findControl(ADD)?.closest('[role=listitem]')?.querySelector('a')?.href ?? '';
  const nodeId = new URL(link).searchParams.get('nodeId') ?? '';
  const id = `m_1001:${nodeId}`;
  if (store.favourites.get(id) === undefined)
    store.transact(() => store.favourites.insert({ id, memberId: 'm_1001', nodeId }));
  await press(ADD);
  await waitForControl('Password');
  await fill('Username', personas.member.account);
  await fill('Password', personas.member.password);
  await press('Log in');
  await site.waitUntil(() => site.callsSinceOpen.has('listFavoriteGameIds'), 'The favourites');
  expect(site.callsSinceOpen.has('addFavoriteGame')).toBe(false);
});

it('adds no favourite when the guest closes the login', async () => {
  const { site } = harness;
  await site.open({ address: '/' });
  await waitForControl(ADD);
  await press(ADD);
  await waitForControl('Password');
  await press('Close');
  await site.waitUntil(() => findControl('Password') === undefined, 'The page');
  await press('Log in');
  await waitForControl('Password');
  await fill('Username', personas.member.account);
  await fill('Password', personas.member.password);
  await press('Log in');
  await site.waitUntil(() => sessionStorage.getItem('token') !== null, 'The session');
  await site.untilIdle();
  expect(site.callsSinceOpen.has('addFavoriteGame')).toBe(false);
});

it('leads free play to demos, with play money and Register in the header, when it has a session [ROLE-09]', async () => {
  const { site } = harness;
  await site.open({ address: '/', popup: 'login' });
  await waitForControl('Try it with play money');
  await press('Try it with play money');
  await site.waitUntil(() => sessionStorage.getItem('token') !== null && gameLinks().length > 0, 'The games');
  // Tiles only: the operator configures the links of banners.
  const tiles = (): HTMLAnchorElement[] => gameLinks().filter((link) => link.closest('[role="listitem"]') !== null);
  const isDemo = ({ href }: HTMLAnchorElement): boolean => href.includes('demo=1') || !href.includes('nodeId');
  await site.waitUntil(() => tiles().every(isDemo), 'The links to demos');
  expect(tiles().some(({ href }) => href.includes('demo=1'))).toBe(true);
  const header = document.querySelector('header');
  await site.waitUntil(() => header?.textContent.includes('Play money') === true, 'The balance');
  expect(header?.querySelector('a[href="/register"]')?.textContent).toBe('Register');
});

it('says in its sheet that a game is closed when its tile is pressed [GAME-04]', async () => {
  const { site } = harness;
  const { store } = site.world;
  await site.open({ address: '/' });
  const slots = (): Element | undefined =>
    [...document.querySelectorAll('main section')].find((part) => part.querySelector('h2')?.textContent === 'Slots');
  const lastSlotLink = (): HTMLAnchorElement | undefined =>
    [...(slots()?.querySelectorAll('a') ?? [])].findLast(({ href }) => href.includes('gameType=RNG&nodeId'));
  await site.waitUntil(() => lastSlotLink() !== undefined, 'The games');
  const id = new URL(lastSlotLink()?.href ?? '').searchParams.get('nodeId') ?? '';
  // A slot that the hot list does not show, because that list omits closed games.
  store.transact(() => store.gameMaintenance.insert({ id, until: '2099-01-01T06:00:00.000Z' }));
  await site.reload('listGames');
  await site.reload('listHotGames');
  const tile = (): HTMLAnchorElement | undefined =>
    gameLinks().find((link) => link.href.includes(id) && link.textContent.includes('Back at'));
  await site.waitUntil(() => tile() !== undefined, 'The closed game');
  await press(tile());
  const sheet = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';
  await site.waitUntil(() => sheet().includes('This game is closed for maintenance'), 'The sheet');
  expect(sheet()).toContain('It will be back on Jan 1, 2099');
  expect(sheet()).not.toContain('Log in to play');
});

it('says that a game is closed when a guest opens it by its address, before any login [GAME-04]', async () => {
  const { site } = harness;
  await site.open({ address: '/seamless?vassalage=JDB&gameType=RNG&nodeId=rng_20502' });
  await site.waitUntil(() => document.body.textContent.includes('This game is closed for maintenance'), 'The closure');
  expect(findControl('Password')).toBeUndefined();
});

it('sets the document title for a vendor, a popup and an unknown URL', async () => {
  const { site, tokens } = harness;
  await site.open({ address: '/seamless?vassalage=IMES&gameType=SPORTS', token: tokens['member'] });
  await site.waitUntil(() => !/^(Game|Croupier)/.test(document.title), 'The title of the vendor');
  expect(document.title).toMatch(/^\w.* · Croupier$/);
  await site.open({ address: '/login' });
  await site.waitUntil(() => document.title === 'Log in · Croupier', 'The title of the login');
  await waitForControl('Password');
  await press('Close');
  await site.waitUntil(() => document.title === 'Croupier', 'The title of the page');
  await site.open({ address: '/register' });
  await site.waitUntil(() => document.title === 'Register · Croupier', 'The title of the registration');
  await site.open({ address: '/nowhere' });
  await site.waitUntil(() => document.title === 'There is no such page · Croupier', 'The title of the missing page');
});
