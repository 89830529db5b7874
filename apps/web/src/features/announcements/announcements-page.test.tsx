import { beforeEach, describe, expect, it, vi } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { linksOf, showsText } from '../../testing/page-parts.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => {
  harness.resetWorld();
  Element.prototype.scrollIntoView = vi.fn();
});

const toggles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main h2 button[aria-expanded]')];
const openTitles = (): string[] =>
  toggles()
    .filter((toggle) => toggle.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);
const unreadCount = (): number => toggles().filter(({ textContent }) => textContent.includes('new')).length;
const toggleOf = (title: string): HTMLElement | undefined =>
  toggles().find(({ textContent }) => textContent.includes(title));

async function openList(address = '/announce'): Promise<void> {
  await harness.site.open({ address });
  await harness.site.waitUntil(() => toggles().length > 0, 'The announcements');
}
const pressTitle = async (title: string): Promise<void> => {
  const wasOpen = toggleOf(title)?.getAttribute('aria-expanded');
  await press(toggleOf(title));
  await harness.site.waitUntil(() => toggleOf(title)?.getAttribute('aria-expanded') !== wasOpen, `${title}, pressed`);
};

describe('the list of announcements', () => {
  it('has nine on a page, with title, date and text of the open one [ROUTE-15] [ANN-01] [ANN-05]', async () => {
    await openList();
    expect(document.querySelector('main h1')?.textContent).toBe('Announcements');
    expect(toggles()).toHaveLength(9);
    expect(toggleOf('New games from Salamin')?.textContent).toMatch(/\w{3} \d{1,2}, \d{4}/);
    await pressTitle('New games from Salamin');
    await harness.site.waitUntil(() => showsText('More than eighty slots'), 'The text');
    expect(linksOf(document.querySelector('main') ?? undefined)).toContain('/rng?vassalage=CQ9');
    await press('Page 2');
    await harness.site.waitUntil(() => toggles().length === 3, 'The second page');
    expect(location.search).toBe('?page=2');
  });

  it('has one open at a time, and selecting it again collapses it [ANN-06] [ANN-07]', async () => {
    await openList();
    expect(openTitles()).toEqual([]);
    await pressTitle('New games from Salamin');
    await pressTitle('Beware of fake sites');
    expect(openTitles()).toEqual([expect.stringContaining('Beware of fake sites')]);
    expect(location.search).toBe('?notice=nt_326');
    await pressTitle('Beware of fake sites');
    expect([openTitles(), location.search]).toEqual([[], '']);
  });

  it('closes what was opened on Back', async () => {
    await openList();
    await pressTitle('Beware of fake sites');
    history.back();
    await harness.site.waitUntil(() => openTitles().length === 0, 'The closed list');
    expect(location.pathname + location.search).toBe('/announce');
  });

  it('says first what affects the visitor, and offers it as a calendar file', async () => {
    await openList();
    expect(document.querySelector('main header')?.textContent).toContain('1 affects you: Maintenance on Sunday');
    await pressTitle('Maintenance on Sunday');
    const createUrl = vi.fn((_file: Blob) => 'blob:calendar');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: vi.fn() }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await press('Put it in my calendar');
    expect(click).toHaveBeenCalledTimes(1);
    expect(createUrl.mock.calls[0]?.[0]?.type).toBe('text/calendar');
    click.mockRestore();
    vi.unstubAllGlobals();
  });

  it('leads from the sentence to the announcement that it names', async () => {
    await openList('/announce?page=2');
    await harness.site.waitUntil(() => findControl(/^Maintenance on Sunday/) !== undefined, 'The sentence');
    await press(findControl(/^Maintenance on Sunday/));
    await harness.site.waitUntil(() => openTitles().length === 1, 'The announcement');
    expect([openTitles()[0], toggles().length]).toEqual([expect.stringContaining('Maintenance on Sunday'), 9]);
  });

  it('leads from an announcement of a promotion to the reward center, and only from it [ANN-04]', async () => {
    await openList();
    await pressTitle('Beware of fake sites');
    expect(findControl('To the promotion')).toBeUndefined();
    await pressTitle('20% more on Saturdays');
    expect(findControl('To the promotion')?.getAttribute('href')).toBe('/member/rewardCenter');
  });

  it('marks what was not opened on this device, also after a reload', async () => {
    await openList();
    expect(unreadCount()).toBe(9);
    await pressTitle('Beware of fake sites');
    expect(unreadCount()).toBe(8);
    await harness.site.reopen();
    await harness.site.waitUntil(() => toggles().length > 0, 'The announcements');
    expect([unreadCount(), openTitles().length]).toEqual([8, 1]);
  });

  it('ignores broken marks in the storage', async () => {
    await openList();
    for (const stored of ['{', '{"a":1}', '[1,"nt_326"]']) {
      localStorage.setItem('announcements-read', stored);
      await harness.site.reopen();
      await harness.site.waitUntil(() => toggles().length > 0, 'The announcements');
    }
    expect([unreadCount(), harness.site.problems]).toEqual([8, []]);
  });
});

describe('the address of an announcement', () => {
  it.each([
    ['of another page', 'nt_319', 'Bola 6/55'],
    ['of the home page only', 'nt_330', 'Good luck in the Fiesta raffle!'],
  ])('opens one %s above the list', async (_where, id, title) => {
    await openList(`/announce?notice=${id}`);
    await harness.site.waitUntil(() => openTitles().length === 1, 'The announcement');
    expect(openTitles()[0]).toContain(title);
    expect(toggles()).toHaveLength(10);
    await pressTitle(title);
    expect(toggles()).toHaveLength(9);
  });

  it('says that one is gone, and shows the list', async () => {
    await openList('/announce?notice=nt_1');
    await harness.site.waitUntil(() => showsText('This announcement is no longer shown.'), 'The answer');
    expect(toggles()).toHaveLength(9);
  });

  it.each([
    ['?page=99', 3],
    ['?page=0', 9],
    ['?page=x&notice=', 9],
  ])('%s shows an existing page', async (search, count) => {
    await harness.site.open({ address: `/announce${search}` });
    await harness.site.waitUntil(() => toggles().length > 0, 'The page');
    expect(toggles()).toHaveLength(count);
  });
});

it('is empty with a way on when nothing is announced', async () => {
  const { store } = harness.site.world;
  store.transact(() => store.notices.all().forEach(({ id }) => store.notices.remove(id)));
  await harness.site.open({ address: '/announce' });
  await harness.site.waitUntil(() => showsText('There are no announcements'), 'The empty state');
  expect(findControl('Go to the start')?.getAttribute('href')).toBe('/');
});

it('the marquee of home leads to the list and to each announcement, and counts the new ones [HOME-02]', async () => {
  await harness.site.open({ address: '/' });
  await harness.site.waitUntil(() => findControl(/^\d*Notices All announcements/) !== undefined, 'The notices');
  expect(findControl(/^\d*Notices All announcements/)?.textContent).toContain(
    'Notices All announcements, 9 of them new',
  );
  expect(linksOf(document.querySelector('section[aria-label=Notices]') ?? undefined)).toContain(
    '/announce?notice=nt_330',
  );
  await press(findControl(/^\d*Notices All announcements/));
  await harness.site.waitUntil(() => location.pathname === '/announce', 'The list');
});
