import type { GetMemberInfoResponse } from '@croupier/sdk/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { changeAnswers } from '../../testing/changed-answers.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());
afterEach(() => vi.restoreAllMocks());

const OPEN = 'Open the game';
const FINISH = 'I have finished';
const comes = (name: string): Promise<void> => harness.site.waitUntil(() => findControl(name) !== undefined, name);
const countLaunches = (): number => harness.site.world.store.launches.all().length;

/** Opens a game that its vendor shows in a window of its own. */
async function openGame(): Promise<void> {
  const address = '/seamless?vassalage=IMES&gameType=ESPORTS';
  await harness.site.open({ address, token: harness.tokens['member'] });
  await comes(OPEN);
}

/** Lets the browser open windows; returns their addresses. */
function allowWindows(): readonly string[] {
  const addresses: string[] = [];
  const opened = { opener: {}, location: { replace: (address: string) => void addresses.push(address) } };
  // Only the used part of a window.
  vi.spyOn(globalThis, 'open').mockReturnValue(opened as unknown as Window);
  return addresses;
}

it('asks to allow popups when the window is blocked, and opens the same launch once they are [ERR-21]', async () => {
  const before = countLaunches();
  await openGame();
  vi.spyOn(globalThis, 'open').mockReturnValue(null);
  await press(OPEN);
  expect(showsText('Popup blocked. Please allow popups and try again.')).toBe(true);
  const addresses = allowWindows();
  await press(OPEN);
  await comes(FINISH);
  expect(showsText('Popup blocked.')).toBe(false);
  expect(addresses).toEqual([expect.stringContaining('/mock-games/')]);
  expect(countLaunches()).toBe(before + 1);
});

it('moves the focus from the button that opened the window to the title, not to the button that ends the game', async () => {
  await openGame();
  allowWindows();
  await press(OPEN);
  await comes(FINISH);
  expect(document.activeElement?.tagName).toMatch(/^H\d$/);
});

it('shows the balance that the rounds have left when the player comes back from the window', async () => {
  await openGame();
  allowWindows();
  await press(OPEN);
  await comes(FINISH);
  changeAnswers<GetMemberInfoResponse['value']>(harness.site, 'getMemberInfo', (value) => ({
    ...value,
    balance: '9731.25',
  }));
  dispatchEvent(new Event('focus'));
  await harness.site.waitUntil(() => showsText('₱9,731.25'), 'The balance');
  expect(showsText('₱12,480.50')).toBe(false);
});
