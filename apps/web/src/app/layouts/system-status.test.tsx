import type { GetSiteConfigurationResponse } from '@croupier/sdk/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { answerWith, changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { showsText } from '../../testing/page-parts.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());
afterEach(() => vi.restoreAllMocks());

type Configuration = GetSiteConfigurationResponse['value'];

const heading = (): string => document.querySelector('main h1')?.textContent ?? '';
const buttons = (): string[] => [...document.querySelectorAll('main button')].map(({ textContent }) => textContent);

async function openWith(status: Partial<Configuration>): Promise<void> {
  const { site } = harness;
  changeAnswers<Configuration>(site, 'getSiteConfiguration', (value) => ({ ...value, ...status }));
  await site.open({ address: '/hot' });
  await site.waitUntil(() => heading() !== '', 'The page');
}

describe('a platform', () => {
  it('shows the page when it is open [SYS-07]', async () => {
    await openWith({ maintenance: false, regionRestriction: false });
    expect(heading()).toBe('Hot');
  });

  it('shows title, end, reason and customer service when it is under maintenance [SYS-01] [SYS-08] [ERR-18]', async () => {
    await openWith({ maintenance: true, maintenanceEnd: '2026-11-21T14:00:00Z' });
    expect(heading()).toBe('System maintenance');
    // In the brand's time zone.
    expect(showsText('Nov 21, 2026, 10:00')).toBe(true);
    expect(showsText('We are working on the site and will be back soon.')).toBe(true);
    expect(buttons()).toContain('Customer service');
  });

  it('shows title, reason, IP and customer service when the region is blocked, also under maintenance [SYS-02] [SYS-09]', async () => {
    await openWith({ maintenance: true, regionRestriction: true, location: { ip: '203.0.113.77' } });
    expect(heading()).toBe('Access restricted');
    expect(showsText('203.0.113.77')).toBe(true);
    expect(showsText('The site is not open where you are.')).toBe(true);
    expect(buttons()).toContain('Customer service');
  });
});

it('keeps the site out of the page when its configuration has not come yet [SYS-10]', async () => {
  const { site } = harness;
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  answerWith(site, 'getSiteConfiguration', async (request, next) => {
    await held;
    return next(request);
  });
  const opened = site.open({ address: '/hot' });
  await site.waitAtMost(() => site.callsSinceOpen.has('getSiteConfiguration'), 5_000);
  await site.waitAtMost(() => document.querySelector('header, main') !== null, 500);
  expect(document.querySelector('header, main')).toBeNull();
  answer();
  await opened;
  await site.waitUntil(() => heading() === 'Hot', 'The page');
});

describe('the member', () => {
  const openHot = async (address: string, token?: string): Promise<Request[]> => {
    const requests = recordRequests(harness.site, 'getMemberInfo');
    await harness.site.open({ address, token });
    await harness.site.waitUntil(() => heading() === 'Hot', 'The page');
    return requests;
  };

  it.each([
    ['the address', '/hot?token=', undefined],
    ['session storage', '/hot', 'member'],
  ])('is loaded with the token when there is one in %s [SYS-11]', async (_place, address, stored) => {
    const token = harness.tokens['member'] ?? '';
    const requests = await openHot(address.endsWith('=') ? address + token : address, stored && token);
    await harness.site.waitUntil(() => findControl(/^Account of .*Maricel/i) !== undefined, 'The account');
    expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(location.search).toBe('');
  });

  it('is not loaded when there is no token [SYS-11]', async () => {
    expect(await openHot('/hot')).toEqual([]);
  });
});

describe('a page in use', () => {
  const setPlatform = (change: object): void => {
    const { platform } = harness.site.world.db;
    const where = { id: { equals: 'platform' } };
    if (platform.findFirst({ where }) === null) platform.create({ id: 'platform' });
    platform.update({ where, data: change });
  };
  /** Comes back to the page a minute later. */
  const comeBack = (): void => {
    const later = Date.now() + 60_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.mocked(Date.now).mockRestore();
  };
  const expectHeading = async (title: string): Promise<void> => {
    await harness.site.waitUntil(() => visibleHeading() === title, title);
    expect(visibleHeading()).toBe(title);
  };
  const visibleHeading = (): string | undefined =>
    [...document.querySelectorAll('main h1')].find((element) => element.closest('[style*="display: none"]') === null)
      ?.textContent;

  it.each([
    ['maintenance', { maintenance: true }, { maintenance: false }, 'System maintenance'],
    ['a closed region', { regionRestriction: true }, { regionRestriction: false }, 'Access restricted'],
    ['a blocked address', { blockedAddresses: ['127.0.0.1'] }, { blockedAddresses: [] }, 'Access restricted'],
  ])(
    'gives way to %s without a call of its own, and comes back with what was typed [SYS-12]',
    async (_what, closing, opening, title) => {
      await harness.site.open({ address: '/member/depositv2', token: harness.tokens['member'] });
      await harness.site.waitUntil(() => findControl('Amount') !== undefined, 'The form');
      const page = visibleHeading() ?? '';
      await fill('Amount', '777');
      setPlatform(closing);
      comeBack();
      await expectHeading(title);
      setPlatform(opening);
      await press('Check again');
      await expectHeading(page);
      expect(findControl('Amount')).toHaveProperty('value', '777');
    },
  );

  it('gives way when a call is refused for maintenance', async () => {
    await harness.site.open({ address: '/hot' });
    await expectHeading('Hot');
    setPlatform({ maintenance: true });
    await harness.site.reload('listHotGames');
    await harness.site.waitUntil(() => visibleHeading() !== 'Hot', 'The maintenance page');
    expect(visibleHeading()).toBe('System maintenance');
  });

  it('asks for the status at most twice a minute, however often the visitor comes back', async () => {
    await harness.site.open({ address: '/hot' });
    await expectHeading('Hot');
    const requests = recordRequests(harness.site, 'getSystemStatus');
    document.dispatchEvent(new Event('visibilitychange'));
    await harness.site.untilIdle();
    expect(requests).toHaveLength(0);
    comeBack();
    await harness.site.untilIdle();
    expect(requests).toHaveLength(1);
  });
});

it('shows a guest that they are not logged in when a call needs a session [ERR-22]', async () => {
  answerWith(harness.site, 'listHotGames', async () =>
    Response.json({ success: false, errorCode: 'AUTH_REQUIRED', message: '', traceId: 'trace' }, { status: 401 }),
  );
  await harness.site.open({ address: '/hot' });
  await harness.site.waitUntil(() => showsText('Not logged in'), 'The message');
  expect(showsText('Not logged in, please log in')).toBe(true);
});
