import { beforeEach, expect, it } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { press, findControl } from '../../testing/user-actions.ts';
import { SLOT } from '../../testing/page-calls.data.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const openAt = (address: string): Promise<void> => harness.site.open({ address, token: harness.tokens['member'] });
const waitForPath = (path: string): Promise<void> => harness.site.waitUntil(() => location.pathname === path, path);
const LEAVE = 'Leave the game';

async function playFirstGame(): Promise<void> {
  const tile = (): HTMLElement | null => document.querySelector('main a[href^="/seamless"]');
  await harness.site.waitUntil(() => tile() !== null, 'A game');
  await press(tile());
  // A tile opens the sheet of its game, a vendor or a banner the game itself.
  await harness.site.waitUntil(
    () => findControl('Play') !== undefined || location.pathname === '/seamless',
    'The sheet',
  );
  if (location.pathname !== '/seamless') await press('Play');
  await waitForPath('/seamless');
  await harness.site.waitUntil(() => findControl(LEAVE) !== undefined, 'The game');
}

it.each(['/', '/sports'])('returns to the page that opened the game: %s', async (address) => {
  await openAt(address);
  await playFirstGame();
  await press(LEAVE);
  await waitForPath(new URL(address, location.origin).pathname);
  expect(location.pathname + location.search).toBe(address);
  expect(history.state).toMatchObject({ idx: 0 });
});

it('goes to the lobby of the game when its URL was opened directly', async () => {
  await openAt(SLOT);
  await harness.site.waitUntil(() => document.querySelector('main iframe') !== null, 'The game');
  expect(findControl(LEAVE)?.getAttribute('href')).toBe('/rng');
  await press(LEAVE);
  await waitForPath('/rng');
});
