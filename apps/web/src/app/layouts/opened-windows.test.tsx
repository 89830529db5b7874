import type { GetSiteConfigurationResponse } from '@croupier/sdk/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { changeAnswers } from '../../testing/changed-answers.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());
afterEach(() => vi.restoreAllMocks());

const LOOK = { lang: 'en', theme: 'dark' };
const lookOf = (url: string): object => {
  const { searchParams } = new URL(url, 'https://platform.example');
  return { lang: searchParams.get('lang'), theme: searchParams.get('theme') };
};

it('opens customer service in the language and theme of the site [CS-01]', async () => {
  const replace = vi.fn<(address: string) => void>();
  vi.spyOn(globalThis, 'open').mockReturnValue(
    // Only the used part of a window.
    { opener: {}, location: { replace }, close: () => {} } as unknown as Window,
  );
  await harness.site.open({ address: '/hot' });
  await harness.site.waitUntil(() => findControl('Customer service') !== undefined, 'Customer service');
  await press('Customer service');
  await harness.site.waitUntil(() => replace.mock.calls.length > 0, 'The window');
  expect(lookOf(replace.mock.calls[0]?.[0] ?? '')).toEqual(LOOK);
});

it('adds language and theme to the link to the payment page', async () => {
  await harness.site.open({ address: '/member/depositv2', token: harness.tokens['member'] });
  await harness.site.waitUntil(() => findControl('Amount') !== undefined, 'The form');
  await fill('Amount', '500.02');
  await press('Deposit ₱500.02');
  await harness.site.waitUntil(() => findControl('Go to the payment page') !== undefined, 'The payment link');
  expect(lookOf(findControl('Go to the payment page')?.getAttribute('href') ?? '')).toEqual(LOOK);
});

it('adds language and theme to the links to the channels of the sandbox', async () => {
  await harness.site.open({ address: '/hot' });
  await harness.site.waitUntil(() => document.querySelector('footer a[target=_blank]') !== null, 'The channels');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[target=_blank][href*="/mock-pages/"]')];
  expect(links.length).toBeGreaterThan(0);
  for (const { href } of links) expect(lookOf(href)).toEqual(LOOK);
});

describe('customer service', () => {
  const openService = async (opened: Partial<Window> | null): Promise<void> => {
    // Only the used part of a window.
    vi.spyOn(globalThis, 'open').mockReturnValue(opened as Window | null);
    await harness.site.open({ address: '/hot' });
    await harness.site.waitUntil(() => findControl('Customer service') !== undefined, 'Customer service');
    await press('Customer service');
  };

  it('asks to allow popups when the browser blocks its window [ERR-21]', async () => {
    await openService(null);
    await harness.site.waitUntil(() => showsText('Popup blocked.'), 'The message');
    expect(showsText('Popup blocked. Please allow popups and try again.')).toBe(true);
  });

  it('closes its window and says that the URL is invalid when it is not https [ERR-19]', async () => {
    changeAnswers<GetSiteConfigurationResponse['value']>(harness.site, 'getSiteConfiguration', (value) => ({
      ...value,
      customerService: value.customerService.map((entry) => ({ ...entry, path: btoa('{}') })),
    }));
    const close = vi.fn<() => void>();
    await openService({ opener: {}, close });
    await harness.site.waitUntil(() => showsText('Invalid URL, please contact customer service'), 'The message');
    expect(close).toHaveBeenCalledOnce();
  });

  it('gives its window no access to the page', async () => {
    const opened = { opener: {}, location: { replace: () => {} }, close: () => {} };
    // Only the used part of a window.
    await openService(opened as unknown as Window);
    expect(opened.opener).toBeNull();
  });
});
