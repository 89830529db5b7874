// @vitest-environment jsdom
import { operations } from '@croupier/sdk/operations';
import { expect, it, vi } from 'vitest';

import { setUpTestSite } from '../testing/site-harness.ts';
import { startApp } from './start-app.tsx';

vi.setConfig({ testTimeout: 60_000 });

const harness = setUpTestSite();

it('keeps the banner image of the HTML while the banners of the home page load', async () => {
  const { site } = harness;
  const element = document.createElement('div');
  element.innerHTML = '<img src="/banner.svg" />';
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
