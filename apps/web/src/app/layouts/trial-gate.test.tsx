import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ListNoticesResponse } from '@croupier/sdk/types';
import { changeAnswers } from '../../testing/changed-answers.ts';
import { partOf } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => {
  harness.resetWorld();
  Element.prototype.scrollIntoView = vi.fn();
});

type NoticePage = ListNoticesResponse['value'];

const WARNING = 'This needs an account of your own';

const warning = (): Element | null => document.querySelector('[role=alertdialog]');
const inWarning = (name: string): Element | undefined =>
  [...(warning()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
const record = (): HTMLAnchorElement | null | undefined =>
  partOf('nav', 'Menu')?.querySelector<HTMLAnchorElement>('a[href="/member/personalHistoryCopy"]');

/** Free play on the page of hot games, with the menus ready. */
async function playFree(): Promise<void> {
  const { site } = harness;
  await site.open({ address: '/hot', popup: 'login' });
  await site.waitUntil(() => findControl('Try it with play money') !== undefined, 'The login');
  await press('Try it with play money');
  await site.waitUntil(() => findControl(/^Account of/) !== undefined && record() !== null, 'The menus');
  await site.waitUntil(() => document.querySelector('[role=dialog]') === null, 'The page');
}

describe('an account action in free play', () => {
  it('is held back by a warning, and the page stays [ROLE-03]', async () => {
    const { site } = harness;
    await playFree();
    const before = location.pathname;
    await press(record());
    await site.waitUntil(() => warning() !== null, 'The warning');
    expect(warning()?.textContent).toContain(WARNING);
    await press(inWarning('OK'));
    await site.waitUntil(() => warning() === null, 'The page');
    expect([location.pathname, site.callsSinceOpen.has('listBettingRecords')]).toEqual([before, false]);
  });

  it('from the menu of the account is held back too, and the way to an account is offered [ROLE-03]', async () => {
    const { site } = harness;
    await playFree();
    await press(/^Account of/);
    await site.waitUntil(() => document.querySelector('[role=menu]') !== null, 'The menu');
    await press(document.querySelector('[role=menu] a[href="/member/personalHistoryCopy"]'));
    await site.waitUntil(() => warning() !== null, 'The warning');
    expect(location.pathname).not.toContain('/member');
    await press(inWarning('Register'));
    await site.waitUntil(() => location.pathname === '/register', 'The registration');
    await site.waitUntil(() => warning() === null, 'The form alone');
  });

  it('is held back in a text of the platform too [ROLE-03]', async () => {
    const { site } = harness;
    await playFree();
    changeAnswers<NoticePage>(site, 'listNotices', ({ content, ...page }) => ({
      ...page,
      content: content.map((notice) => ({ ...notice, content: '<p><a href="/member/depositv2">Deposit now</a></p>' })),
    }));
    await press('Announcements');
    const toggle = (): Element | null => document.querySelector('main h2 button[aria-expanded]');
    await site.waitUntil(() => toggle() !== null, 'The announcements');
    await press(toggle());
    await site.waitUntil(() => findControl('Deposit now') !== undefined, 'The text');
    await press('Deposit now');
    await site.waitUntil(() => warning() !== null, 'The warning');
    expect(location.pathname).toBe('/announce');
  });

  it('is free for everybody else: a member opens the record', async () => {
    const { site, tokens } = harness;
    await site.open({ address: '/hot', token: tokens['member'] });
    await site.waitUntil(() => record() !== null && record() !== undefined, 'The menu');
    await press(record());
    await site.waitUntil(() => location.pathname === '/member/personalHistoryCopy', 'The record');
    expect(warning()).toBeNull();
  });
});
