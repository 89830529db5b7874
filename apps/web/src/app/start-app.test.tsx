import { operations } from '@croupier/sdk/operations';
import type { SiteConfiguration } from '@croupier/sdk/types';
import { expect, it } from 'vitest';

import { changeAnswers } from '../testing/changed-answers.ts';
import { setUpTestSite } from '../testing/site-harness.ts';
import { showsText } from '../testing/page-parts.ts';
import { startApp } from './start-app.tsx';

const harness = setUpTestSite();

it('keeps the banner image of the HTML while the banners of the home page load', async () => {
  const { site } = harness;
  const element = document.createElement('div');
  element.innerHTML = '<div class="boot-banner"><img src="/banner.svg" /></div>';
  const htmlImage = element.querySelector('img');
  document.body.replaceChildren(element);
  history.replaceState(null, '', '/');
  // getAnnouncements also answers the banners of the home page.
  const isBannerCall = ({ url }: Request): boolean => new URL(url).pathname === operations.getAnnouncements.path;
  const { root } = await startApp(element, {
    fetch: (request) => (isBannerCall(request) ? new Promise<never>(() => {}) : site.world.dispatch(request)),
    sleep: async () => {},
  });
  await site.waitAtMost(() => htmlImage?.isConnected === false, 10_000);
  expect(element.querySelector('main img[src="/banner.svg"]')).not.toBeNull();
  root.unmount();
});

it.each([
  ['VN', 'vi-VN', 'the visitor has chosen it'],
  ['TY', 'ja-JP', 'the chosen one is not offered'],
])('opens in a language that only the platform offers: %s is %s, because %s', async (chosen, shown) => {
  const { site } = harness;
  changeAnswers<SiteConfiguration>(site, 'getSiteConfiguration', (answer) => ({
    ...answer,
    brand: { ...answer.brand, languages: ['JP', 'VN'], defaultLanguage: 'JP' },
  }));
  await site.open({ address: '/nowhere', language: chosen });
  expect(document.documentElement.lang).toBe(shown);
  // Not translated, so filled with English.
  await site.waitUntil(() => showsText('There is no such page'), 'The page');
  harness.resetWorld();
});
