import { beforeEach, describe, expect, it } from 'vitest';

import { recordRequests } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press, pressKey } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const field = (): Element | null => document.querySelector('[role=dialog] [role=combobox]');
const isOpen = (): boolean => field() !== null;
const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=option]')];
/** Labels of the results in the group with this name. */
const groupOf = (name: string): string[] => {
  const groups = [...document.querySelectorAll('[role=listbox] [role=group]')];
  const group = groups.find(({ firstElementChild }) => firstElementChild?.textContent === name);
  return [...(group?.querySelectorAll('[role=option]') ?? [])].map(
    (option) => option.querySelector('bdi')?.textContent ?? '',
  );
};
const announcement = (): string =>
  [...document.querySelectorAll('[role=dialog] [role=status]')].map(({ textContent }) => textContent).join('');

async function openSearch(options_: { as?: string; address?: string; language?: string } = {}): Promise<void> {
  const { as: persona, address = '/hot', language = 'EN' } = options_;
  await harness.site.open({ address, language, token: persona && harness.tokens[persona] });
  await harness.site.waitUntil(() => document.querySelector('footer') !== null, 'The whole frame');
  await pressKey('{Control>}k{/Control}');
  await harness.site.waitUntil(isOpen, 'The search');
}

/** Types a text in place of another, and waits until the games of it are there. */
async function search(text: string): Promise<void> {
  if (field()?.getAttribute('value') !== '') await pressKey('{Escape}');
  await pressKey(text);
  // The games are requested a moment after the last letter.
  await harness.site.waitUntil(() => announcement() === 'Looking for games', 'The loading');
  await harness.site.waitUntil(() => announcement() !== 'Looking for games', 'The games');
}

describe('what the search finds', () => {
  it('is a game of any category, with its cover and maker, in spite of a slip or missing accents', async () => {
    await openSearch();
    await search('perals ng silangn');
    expect(groupOf('Games')[0]).toContain('Perlas ng Silangan');
    const [first] = options();
    expect(first?.querySelector('img')?.getAttribute('src')).toMatch(/^\S+$/);
    expect(first?.textContent.length).toBeGreaterThan(groupOf('Games')[0]?.length ?? 0);
    expect(announcement()).toMatch(/^\d+ results?$/);
    await search('carinosa');
    expect(groupOf('Games')[0]).toContain('Cariñosa');
  });

  it('is a maker in each of its categories, a category and a page, without a call for one letter', async () => {
    await openSearch();
    const requests = recordRequests(harness.site, 'listGames');
    await pressKey('h');
    await harness.site.untilIdle();
    expect(requests).toEqual([]);
    await search('tidewrigth');
    expect(groupOf('Makers')).toContain('Tidewright');
    const hints = options().map(({ textContent }) => textContent);
    expect(groupOf('Games').length).toBeGreaterThan(3);
    expect(hints.filter((text) => text.endsWith('Tidewright')).length).toBeGreaterThanOrEqual(groupOf('Games').length);
    await search('fishng');
    expect(groupOf('Categories')).toEqual(['Fishing']);
    // A name that begins with the text comes before those that are found by other words.
    await search('fish');
    expect(options()[0]?.textContent).toBe('Fishing');
    await search('anouncements');
    expect(groupOf('Pages')).toEqual(['Announcements']);
    await pressKey('{Enter}');
    await harness.site.waitUntil(() => location.pathname === '/announce' && !isOpen(), 'The page');
    expect(document.title).toContain('Announcements');
  });

  it('offers a member the deposit page with the amount that was typed', async () => {
    await openSearch({ as: 'member' });
    await search('mag-deposito 500');
    expect(groupOf('Actions')).toEqual(['Deposit ₱500.00']);
    await pressKey('{Enter}');
    const amount = (): string | undefined =>
      [...document.querySelectorAll<HTMLInputElement>('input')].find(({ name }) => name === 'amount')?.value;
    await harness.site.waitUntil(() => amount() !== undefined, 'The deposit');
    expect([location.pathname, amount()]).toEqual(['/member/depositv2', '500']);
    expect(history.state.usr).toBeNull();
  });

  const FOR_MEMBERS = ['Deposit', 'Deposit record', 'Betting record', 'Log out'];
  const FOR_GUESTS = ['Log in', 'Register', 'Forgot your password?', 'Log in as an agent'];
  const FOR_AGENTS = ['Team betting'];

  it.each([
    { persona: 'guest', as: undefined, offered: FOR_GUESTS, refused: [...FOR_MEMBERS, ...FOR_AGENTS] },
    { persona: 'member', as: 'member', offered: FOR_MEMBERS, refused: [...FOR_GUESTS, ...FOR_AGENTS] },
    { persona: 'agent', as: 'agent', offered: [...FOR_MEMBERS, ...FOR_AGENTS], refused: FOR_GUESTS },
  ])('is only what a $persona may open', async ({ as: persona, offered, refused }) => {
    await openSearch(persona === undefined ? {} : { as: persona });
    const found = new Set<string>();
    for (const text of ['deposit', 'bets', 'team', 'log', 'register', 'password']) {
      await search(text);
      for (const label of [...groupOf('Pages'), ...groupOf('Actions')]) found.add(label);
    }
    expect([...found]).toEqual(expect.arrayContaining(offered));
    expect(refused.filter((label) => found.has(label))).toEqual([]);
  });

  it('is demos and no page for members in free play [ROLE-09]', async () => {
    await harness.site.open({ address: '/', popup: 'login' });
    await harness.site.waitUntil(() => findControl('Try it with play money') !== undefined, 'The login');
    await press('Try it with play money');
    const isFree = (): boolean => showsText('Play money') && document.querySelector('[role=dialog]') === null;
    await harness.site.waitUntil(isFree, 'Free play');
    await pressKey('/');
    await harness.site.waitUntil(isOpen, 'The search');
    await search('deposit 500');
    expect([...groupOf('Pages'), ...groupOf('Actions')]).toEqual([]);
    await search('perlas');
    await pressKey('{Enter}');
    const demo = (): HTMLElement | null => document.querySelector('[role=dialog] a[href*="demo=1"]');
    await harness.site.waitUntil(() => demo() !== null, 'The sheet of the game');
    expect(location.pathname).toBe('/');
  });
});

describe('a search without results', () => {
  it('says so and leads on: login, service and popular games', async () => {
    await openSearch();
    await search('qqqqqq');
    expect(announcement()).toBe('Nothing has this name. Try fewer letters, or look here.');
    expect(groupOf('What you can do')).toEqual(expect.arrayContaining(['Log in', 'Register', 'Customer service']));
    expect(groupOf('Popular now').length).toBeGreaterThan(2);
  });

  it('offers a retry when the games cannot be searched, beside what the device finds', async () => {
    await openSearch();
    const stopFault = planFault(harness.site.world, 'listGames', { name: '', fault: { kind: 'status', status: 503 } });
    await search('fishing');
    expect(groupOf('Categories')).toEqual(['Fishing']);
    await search('dragon');
    expect(announcement()).toBe('The games could not be searched.');
    expect(stopFault()).toBeGreaterThan(0);
    await press('Try again');
    await harness.site.waitUntil(() => groupOf('Games').length > 0, 'The games');
  });
});
