import { beforeEach, describe, expect, it } from 'vitest';

import { recordRequests } from '../../testing/changed-answers.ts';
import { partOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const NEWS = '/agentHome/agentAnnouncement';

const toggles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main h2 button[aria-expanded]')];
const menuEntry = (): string =>
  [...(partOf('nav', 'Agent centre')?.querySelectorAll('a') ?? [])].find((link) => link.getAttribute('href') === NEWS)
    ?.textContent ?? '';
const open = async (search = ''): Promise<void> => {
  await harness.site.open({ address: NEWS + search, token: harness.tokens['agent'] });
  await harness.site.waitUntil(() => toggles().length > 0, 'The announcements');
};

describe('the announcements for agents', () => {
  it('are those for agents, one open at a time [AGENT-02]', async () => {
    const requests = recordRequests(harness.site, 'listNotices');
    await open();
    expect(new URL(requests[0]?.url ?? '').searchParams.get('audience')).toBe('AGENT');
    expect(document.querySelector('main h1')?.textContent).toBe('Announcements');
    await press(toggles().find(({ textContent }) => textContent.includes('Hourly salary: a new tier')));
    await harness.site.waitUntil(() => showsText('From 20 active players'), 'The text');
    expect(location.pathname + location.search).toBe(`${NEWS}?notice=na_108`);
    await press(toggles().find(({ textContent }) => textContent.includes('Register links now count')));
    await harness.site.waitUntil(() => location.search === '?notice=na_106', 'The other one');
    expect(toggles().filter((toggle) => toggle.getAttribute('aria-expanded') === 'true')).toHaveLength(1);
  });

  it('are counted in the menu until they are opened, or marked together', async () => {
    await open();
    await harness.site.waitUntil(() => menuEntry().includes('3 new'), 'The number');
    await press(toggles()[0]);
    await harness.site.waitUntil(() => menuEntry().includes('2 new'), 'One less');
    await press('Mark all as read');
    await harness.site.waitUntil(() => !menuEntry().includes('new'), 'None');
    expect(findControl('Mark all as read')).toBeUndefined();
  });

  it('say that one of the address is gone, and keep the list', async () => {
    await open('?notice=nt_330');
    await harness.site.waitUntil(() => showsText('This announcement is no longer shown.'), 'The answer');
    expect(toggles()).toHaveLength(3);
  });

  it('are empty with a way on when there are none', async () => {
    const { store } = harness.site.world;
    store.transact(() => store.notices.all().forEach(({ id }) => store.notices.remove(id)));
    await harness.site.open({ address: NEWS, token: harness.tokens['agent'] });
    await harness.site.waitUntil(() => showsText('There are no announcements'), 'The empty state');
    expect(findControl('To the team overview')?.getAttribute('href')).toBe('/agentHome/agentTeamOverview');
  });
});
