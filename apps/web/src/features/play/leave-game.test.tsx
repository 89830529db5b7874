// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { setUpFaultHarness } from '../../testing/fault-harness.ts';
import { press, query } from '../../testing/user-actions.ts';
import { SLOT } from '../../testing/page-calls.data.ts';

vi.setConfig({ testTimeout: 60_000 });

const harness = setUpFaultHarness();
beforeEach(() => harness.renew());

const openAt = (address: string): Promise<void> => harness.site.open({ address, token: harness.tokens['member'] });
const isThere = (path: string): Promise<void> => harness.site.until(() => location.pathname === path, path);
const LEAVE = 'Leave the game';

async function playFirstGame(): Promise<void> {
  const tile = (): HTMLElement | null => document.querySelector('main a[href^="/seamless"]');
  await harness.site.until(() => tile() !== null, 'A game');
  tile()?.click();
  await isThere('/seamless');
  await harness.site.until(() => query(LEAVE) !== undefined, 'The game');
}

it.each(['/', '/sports'])('goes back to where the game was opened when it is left: %s', async (address) => {
  await openAt(address);
  await playFirstGame();
  press(LEAVE);
  await isThere(new URL(address, location.origin).pathname);
  expect(location.pathname + location.search).toBe(address);
  expect(history.state).toMatchObject({ idx: 0 });
});

it('goes to the lobby of the game when its address was opened', async () => {
  await openAt(SLOT);
  await harness.site.until(() => document.querySelector('main iframe') !== null, 'The game');
  expect(query(LEAVE)?.getAttribute('href')).toBe('/rng');
  press(LEAVE);
  await isThere('/rng');
});
