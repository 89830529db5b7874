import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { createSiteServer } from '../server/site-server.ts';
import { expect, expectAccessible, openAs, PHONE, startSession, test } from './site.ts';

const DIST = path.join(import.meta.dirname, '../dist');
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch/;

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker answers for the page. */
async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test(
  'the site can be installed, in the language of the visitor, and its worker stores nothing private',
  PHONE,
  async ({ page }) => {
    await startSession(page, 'member');
    await openAs(page, { url: '/member/depositv2' });
    await untilControlled(page);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.EN.webmanifest');
    const client = await page.context().newCDPSession(page);
    const { errors, data = '' } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest: {
      readonly lang: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    } = JSON.parse(data);
    expect(manifest.lang).toBe('en');
    for (const { src, sizes } of manifest.icons) {
      const png = await (await page.request.get(src)).body();
      // Width and height in the header of a PNG.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    // The window of a test is a private one.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

    await page.goto('/member/personalHistoryCopy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const stored = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.length).toBeGreaterThan(5);
    expect(
      stored.filter((file) => file !== '/offline.html' && !/^\/assets\/[\w-]+\.(?:js|css|woff2)$/.test(file)),
    ).toEqual([]);
  },
);

test('without a connection a document says so, in language and theme of the visitor, and opens when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(OFFLINE);
  await openAs(page, { url: '/hot', theme: 'light' });
  await untilControlled(page);
  await context.setOffline(true);
  await page.goto('/rng?vassalage=JDB');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button')).toHaveText(['Try again']);
  await expect(page).toHaveURL('/rng?vassalage=JDB');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mangga Street');
  await expect(page).toHaveURL('/rng?vassalage=JDB');
});

test(
  'a new release is offered when nobody is in the middle of something, and loaded when the visitor says so',
  PHONE,
  async ({ page, watch }) => {
    // While the server of the new release starts.
    watch.expectError(OFFLINE);
    const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
    const start = async (port: number): Promise<Server> => {
      const { server } = await createSiteServer(folder);
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      return server;
    };
    await cp(DIST, folder, { recursive: true });
    let server = await start(0);
    try {
      // A server that listens on TCP has an address object.
      const { port } = server.address() as AddressInfo;
      const origin = `http://localhost:${port}`;
      await openAs(page, { url: `${origin}/hot` });
      await untilControlled(page);

      // Release: the code with which the pages start has another name.
      const worker = path.join(folder, 'service-worker.js');
      const code = await readFile(worker, 'utf8');
      await writeFile(worker, code.replace(/`\/assets\/index-[\w-]+\.js`,/, '').replace('version:`', 'version:`next-'));
      await rm(`${worker}.br`);
      await rm(`${worker}.gz`);
      server.closeAllConnections();
      server.close();
      server = await start(port);

      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Username' }).fill('mari');
      const notice = page.getByText('A new version is ready.');
      await page.evaluate(async () => {
        const took = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        await took;
      });
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toHaveValue('mari');
      await expect(notice).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(notice).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isOld: true }));
      await page.getByRole('button', { name: 'Load it now' }).click();
      await page.waitForFunction(() => !('isOld' in window));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(notice).toHaveCount(0);
    } finally {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    }
  },
);
