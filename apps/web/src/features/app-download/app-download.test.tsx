import type { AppDownload } from '@croupier/sdk/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { changeAnswers } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { partOf, showsText } from '../../testing/page-parts.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());
afterEach(() => vi.restoreAllMocks());

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0 Mobile';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0';

async function openOn(userAgent: string, language = 'EN'): Promise<void> {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await harness.site.open({ address: '/down', language });
  await harness.site.waitUntil(
    () => document.querySelector('main [inert]') !== null && harness.site.callsSinceOpen.has('getAppDownload'),
    'The page',
  );
}

const changeReleases = (change: (value: AppDownload) => AppDownload): void =>
  changeAnswers<AppDownload>(harness.site, 'getAppDownload', change);
const guides = (): string[] => [...document.querySelectorAll('main section h2')].map(({ textContent }) => textContent);
const steps = (): number => document.querySelectorAll('main ol li').length;
const code = (): boolean => partOf('[role=img]', 'QR code of this page') !== undefined;
const urlOf = (name: string | RegExp): URL => new URL(findControl(name)?.getAttribute('href') ?? '', location.origin);

describe('the app download', () => {
  it('shows an iPhone its own download and guide, and Android as a link [ROUTE-16] [DOWN-01]', async () => {
    await openOn(IPHONE);
    await harness.site.waitUntil(() => steps() === 4, 'The steps');
    expect(document.querySelector('main h1')?.textContent).toBe('The app for your phone');
    expect(urlOf('Get it for iPhone').pathname).toBe('/mock-pages/apps/ios');
    expect(showsText('Version 3.4.1, Nov 17, 2026 · iOS 15 or later')).toBe(true);
    expect(guides()).toEqual(['On an iPhone']);
    expect(showsText('A profile gives its maker rights on your phone.')).toBe(true);
    expect([code(), findControl(/^Download for Android/)]).toEqual([false, undefined]);
    await press('I have an Android phone');
    await harness.site.waitUntil(() => guides()[0] === 'On Android', 'The other guide');
    expect(findControl('I have an iPhone')).toBeDefined();
  });

  it('shows an Android phone its own download with its size, and the guide [DOWN-01]', async () => {
    await openOn(ANDROID);
    await harness.site.waitUntil(() => steps() === 4, 'The steps');
    const link = findControl('Download for Android, 18 MB');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(urlOf('Download for Android, 18 MB').searchParams.get('lang')).toBe('en');
    expect(guides()).toEqual(['On Android']);
    expect(showsText('Turn it off again afterwards')).toBe(true);
  });

  it('shows any other device a code of this page, and both guides [DOWN-01]', async () => {
    await openOn(DESKTOP);
    await harness.site.waitUntil(() => steps() === 8, 'The steps');
    expect(code()).toBe(true);
    expect(guides()).toEqual(['On an iPhone', 'On Android']);
    // jsdom's page is at localhost.
    expect(showsText('a phone cannot open it')).toBe(true);
  });

  it('has its guides in the language of the site', async () => {
    await openOn(ANDROID, 'TY');
    await harness.site.waitUntil(() => steps() === 4, 'The steps');
    expect(showsText('Payagan ang source na ito nang isang beses')).toBe(true);
  });

  it('says so when there is no app for the platform, and offers the other', async () => {
    changeReleases(({ android }) => ({ ...(android && { android }) }));
    await openOn(IPHONE);
    expect(showsText('There is no app for iPhone yet.')).toBe(true);
    await press('I have an Android phone');
    await harness.site.waitUntil(() => findControl(/^Download for Android/) !== undefined, 'The download');
    expect(findControl('I have an iPhone')).toBeUndefined();
  });

  it('leads to the lobby when there is no app at all', async () => {
    changeReleases(() => ({}));
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
    await harness.site.open({ address: '/down' });
    await harness.site.waitUntil(() => showsText('There is no app at the moment'), 'The empty state');
    expect(urlOf('Go to the lobby').pathname).toBe('/');
  });

  it('shows facts only as far as the platform says them', async () => {
    changeReleases(({ android }) => {
      if (android === undefined) throw new Error('The sandbox has no app for Android.');
      const { version, downloadUrl, installGuide } = android;
      return { android: { version, downloadUrl, installGuide } };
    });
    await openOn(ANDROID);
    expect(findControl('Download for Android')).toBeDefined();
    expect(showsText('Version 3.4.1')).toBe(true);
    expect(showsText('or later')).toBe(false);
  });

  it.each(['http://evil.example/app.apk', 'javascript:alert(1)', 'app.apk', ''])(
    'does not link to %j, and says that the URL is invalid [ERR-19]',
    async (downloadUrl) => {
      changeReleases(({ android }) => (android === undefined ? {} : { android: { ...android, downloadUrl } }));
      await openOn(ANDROID);
      expect(showsText('Invalid URL, please contact customer service')).toBe(true);
      expect([...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))).toEqual([]);
    },
  );

  it('removes scripts from a guide', async () => {
    changeReleases(({ android }) =>
      android === undefined
        ? {}
        : {
            android: {
              ...android,
              installGuide: '<ol><li>One<script>alert(1)</script><img src=x onerror=alert(1)></li></ol>',
            },
          },
    );
    await openOn(ANDROID);
    await harness.site.waitUntil(() => steps() === 1, 'The step');
    expect(document.querySelector('main script, main [onerror]')).toBeNull();
  });
});
