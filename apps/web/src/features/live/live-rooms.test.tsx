import { beforeEach, describe, expect, it } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { linkNamesOf, partOf, showsText } from '../../testing/page-parts.ts';
import { press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const rooms = (): string[] => linkNamesOf(partOf('ul', 'Tables'));

async function openLive(address = '/live'): Promise<void> {
  await harness.site.open({ address });
  await harness.site.waitUntil(() => document.querySelector('ul[aria-label="Tables"]') !== null, address);
}

describe('the live rooms', () => {
  it('answer how many are open and from which stake, and list six of them before the others', async () => {
    await openLive();
    expect(document.querySelector('main h2')?.textContent).toMatch(/^\d+ tables are open, from ₱10\.$/);
    expect(rooms()).toHaveLength(6);
    await press('Show all 20 tables');
    expect(rooms()).toHaveLength(20);
    expect(showsText('Opens at')).toBe(true);
  });

  it('of one kind or of one vendor are shown when asked for', async () => {
    await openLive('/live?table=ROULETTE');
    expect(rooms().every((name) => name.startsWith('Roulette'))).toBe(true);
    await openLive('/live?vassalage=AGILA');
    expect(rooms().length).toBeGreaterThan(0);
    expect(rooms().length).toBeLessThan(6);
  });

  it('give way to the games when these are searched [LOBBY-09]', async () => {
    await harness.site.open({ address: '/live?name=baccarat' });
    await harness.site.waitUntil(
      () => document.querySelector('[role=list][aria-label="Live casino"]') !== null,
      'Games',
    );
    expect(document.querySelector('ul[aria-label="Tables"]')).toBeNull();
  });
});
