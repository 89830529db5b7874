import { beforeEach, describe, expect, it, vi } from 'vitest';

import { planFault } from '../../testing/fault-kinds.data.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { linksOf, showsText } from '../../testing/page-parts.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => {
  harness.resetWorld();
  Element.prototype.scrollIntoView = vi.fn();
});

const heading = (): string => document.querySelector('main h1')?.textContent ?? '';
const mainLinks = (): string[] => linksOf(document.querySelector('main') ?? undefined);
const openHelp = async (address: string, title: string): Promise<void> => {
  await harness.site.open({ address });
  await harness.site.waitUntil(() => heading() === title, title);
};

describe('the help center', () => {
  it('has topics, most asked, terms and a way to a person [ROUTE-10] [HELP-01]', async () => {
    await openHelp('/help', 'Help center');
    await harness.site.waitUntil(() => mainLinks().length > 10, 'The topics');
    expect(document.title).toContain('Help center');
    for (const anchor of ['deposit', 'withdrawal', 'bonus', 'account', 'games', 'safer-play', 'deposit-late', 'term']) {
      expect(mainLinks()).toContain(`/help#${anchor}`);
    }
    expect(findControl('Start a chat')).toBeDefined();
    expect(mainLinks()).toContain('/help#ask');
  });

  it('searches while the visitor writes, and keeps the search in the address', async () => {
    await openHelp('/help', 'Help center');
    await harness.site.waitUntil(() => mainLinks().length > 10, 'The topics');
    await fill(/^Search/, 'withdrwal');
    await harness.site.waitUntil(() => showsText(/answers for “withdrwal”/), 'The answers');
    expect(mainLinks()).toContain('/help#withdrawal-time');
    expect(mainLinks()).not.toContain('/help#points');
    await harness.site.waitUntil(() => location.search === '?q=withdrwal', 'The address');
    await fill(/^Search/, 'bitcoin');
    await harness.site.waitUntil(() => showsText('Nothing about “bitcoin”'), 'No answer');
    expect(mainLinks()).toEqual(expect.arrayContaining(['/help#ask', '/help#deposit', '/help#withdrawal']));
  });

  it('opens the terms with summary, version and what changed [ROUTE-11]', async () => {
    await openHelp('/help#term', 'Terms of use');
    await harness.site.waitUntil(() => showsText('Anyone aged 21 or over'), 'The terms');
    expect(showsText('In short')).toBe(true);
    expect(showsText('Version 12, in force since November 1, 2026')).toBe(true);
    expect(document.title).toContain('Terms of use');
    await press('What changed');
    await harness.site.waitUntil(() => showsText('have a part of their own'), 'The changes');
  });

  it('opens the question of the address and scrolls to it', async () => {
    await openHelp('/help#deposit-fee', 'Deposits');
    await harness.site.waitUntil(() => showsText('Your bank or e-wallet may charge one'), 'The answer');
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(document.getElementById('deposit-fee'));
  });

  it('keeps the ways to a person when the texts did not load', async () => {
    planFault(harness.site.world, 'getHelpCenter', { name: 'broken', fault: { kind: 'status', status: 503 } });
    await openHelp('/help#term', 'Help center');
    await harness.site.waitUntil(() => findControl('Try again') !== undefined, 'The failure');
    expect(findControl('Start a chat')).toBeDefined();
    expect(mainLinks()).toContain('/help#ask');
  });

  it.each(['#no-such-chapter', '#%E0%A4%A', '#'])('shows the overview at %s', async (hash) => {
    await openHelp(`/help${hash}`, 'Help center');
    expect(harness.site.problems).toEqual([]);
  });
});

it('opens over the registration, which keeps what was typed [MODAL-04] [REG-09]', async () => {
  await harness.site.open({ address: '/register' });
  await harness.site.waitUntil(() => findControl('Username') !== undefined, 'The form');
  await fill('Username', 'luningning');
  expect(findControl('Read the terms of use')?.getAttribute('href')).toBe('/help#term');
  await press('Read the terms of use');
  await harness.site.waitUntil(() => showsText('Anyone aged 21 or over'), 'The terms');
  await press('Help center');
  await harness.site.waitUntil(() => findControl(/^My deposit is not there/) !== undefined, 'The overview');
  await press(/^My deposit is not there/);
  await harness.site.waitUntil(() => showsText('E-wallets and QR are credited'), 'An answer');
  expect(location.pathname).toBe('/register');
  await press('Close');
  await harness.site.waitUntil(() => !showsText('E-wallets and QR are credited'), 'The form');
  const field = findControl('Username');
  expect(field instanceof HTMLInputElement && field.value).toBe('luningning');
});
