import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { keepInstallPrompt } from '../../shared/install/install-prompt.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());
afterEach(() => vi.restoreAllMocks());

const INSTALL = 'Install as an app';
keepInstallPrompt();

/** The browser offers to install the site. */
function offer(): { readonly prompt: () => Promise<unknown>; readonly isKept: boolean } {
  const prompt = vi.fn<() => Promise<unknown>>().mockResolvedValue({ outcome: 'accepted' });
  const event = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(Object.assign(event, { prompt }));
  return { prompt, isKept: event.defaultPrevented };
}

async function openMenu(): Promise<void> {
  await harness.site.open({ address: '/hot', token: harness.tokens['member'] });
  await harness.site.waitUntil(() => findControl(/^Account of/) !== undefined, 'The account');
  await harness.site.waitUntil(() => findControl('Customer service') !== undefined, 'The menu');
}

it('has no entry where the browser does not offer to install the site', async () => {
  await openMenu();
  expect(findControl(INSTALL)).toBeUndefined();
});

it('keeps the offer of the browser for an entry of the menus, and makes it once', async () => {
  await openMenu();
  const { prompt, isKept } = offer();
  expect(isKept).toBe(true);
  await harness.site.waitUntil(() => findControl(INSTALL) !== undefined, 'The entry');
  await press(INSTALL);
  await harness.site.waitUntil(() => findControl(INSTALL) === undefined, 'The menu without it');
  expect(prompt).toHaveBeenCalledOnce();
});

it('has no entry once the site is installed', async () => {
  await openMenu();
  offer();
  await harness.site.waitUntil(() => findControl(INSTALL) !== undefined, 'The entry');
  dispatchEvent(new Event('appinstalled'));
  await harness.site.untilIdle();
  expect(findControl(INSTALL)).toBeUndefined();
});

it('shows the steps on an iPhone, which has no prompt', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)');
  await openMenu();
  await press(INSTALL);
  await harness.site.waitUntil(() => showsText('Add to Home Screen'), 'The steps');
  expect([...document.querySelectorAll('[role=dialog] li')].map(({ textContent }) => textContent)).toEqual([
    'Press the Share button of Safari.',
    'Choose “Add to Home Screen”.',
    'Press “Add”.',
  ]);
  await press('Got it');
  await harness.site.waitUntil(() => !showsText('Add to Home Screen'), 'The page');
});
