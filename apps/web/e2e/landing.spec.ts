import type { Locator, Page } from '@playwright/test';

import { landings } from '../src/pages/landings.ts';
import { pages } from '../src/pages/pages.ts';
import { expect, openAs, openPhoneMenu, PHONE, test } from './site.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Boxes of the first three pictures. */
async function boxesOf(page: Page, selector: string): Promise<readonly Box[]> {
  const pictures = page.locator(selector);
  await expect(pictures.nth(1)).toBeVisible();
  return pictures.evaluateAll((images) =>
    images.slice(0, 3).map((image) => {
      const { x, y, width } = image.getBoundingClientRect();
      return { x, y, width };
    }),
  );
}

for (const [url, pictures] of [
  ['/rng', '#main [role="listitem"] img'],
  ['/hot', '#main [role="listitem"] img'],
  ['/live', '#main ul[aria-label] li img'],
  ['/elott', '#main ul img'],
] as const) {
  test(`${url} shows its heading and pictures without any script, where the page shows them`, async ({
    page,
    browser,
    baseURL,
    viewport,
  }) => {
    await openAs(page, { url });
    const heading = await page.locator('#main').getByRole('heading', { level: 1 }).innerText();
    const shown = await boxesOf(page, pictures);

    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      ...(baseURL !== undefined && { baseURL }),
    });
    await context.addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
    const plain = await context.newPage();
    await plain.goto(url);
    await expect(plain).toHaveTitle(`${heading} · Croupier`);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(heading);
    const painted = await boxesOf(plain, '.boot-landing img');
    expect(painted.length).toBe(shown.length);
    const distances = painted.map((box, index) => {
      const { x, y, width } = shown[index] ?? { x: 0, y: 0, width: 0 };
      return [box.x - x, box.y - y, box.width - width].map(Math.round);
    });
    expect(
      distances.flat().filter((distance) => Math.abs(distance) > 6),
      JSON.stringify(distances),
    ).toEqual([]);
    await context.close();
  });
}

for (const [url, content] of [
  ['/agent', '#main form'],
  ['/forget', '#main form'],
  ['/help', '#main input'],
  ['/announce', '#main nav'],
  ['/down', '#main ol >> nth=0'],
] as const) {
  test(`${url} begins with its heading in the language of the brand before any script, and neither its code nor another language shifts it`, async ({
    page,
    browser,
    baseURL,
    viewport,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { dataset } = document.documentElement;
          if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput === true) continue;
          dataset['shift'] = String(Number(dataset['shift'] ?? 0) + Number(entry.value));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shift = (): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      ...(baseURL !== undefined && { baseURL }),
    });
    const plain = await context.newPage();
    await plain.goto(url);
    await expect(plain.locator('html')).toHaveAttribute('lang', 'fil-PH');
    const painted = plain.getByRole('heading', { level: 1 });
    const text = await painted.innerText();

    await openAs(page, { url, lang: 'TY' });
    // By selector: the menu of a phone hides the page from screen readers.
    const shown = page.locator('#main h1');
    await expect(shown).toHaveText(text.replaceAll('\n', ' '));
    const [before, after] = await Promise.all([lineBoxOf(painted), lineBoxOf(shown)]);
    expect(Math.abs(before.x - after.x), JSON.stringify([before, after])).toBeLessThanOrEqual(6);
    expect(Math.abs(before.y - after.y), JSON.stringify([before, after])).toBeLessThanOrEqual(6);
    await expect(page.locator(content)).toBeVisible();
    expect(await shift()).toBeLessThan(0.05);
    await context.close();

    if (url !== '/agent') await openPhoneMenu(page, 'Mga laro');
    await page.getByRole('button', { name: /^Wika/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(shown).not.toHaveText(text.replaceAll('\n', ' '));
    expect(await shift()).toBeLessThan(0.05);
  });
}

/** Place of the first line of an element, without its padding. */
async function lineBoxOf(element: Locator): Promise<Box> {
  return element.evaluate((heading) => {
    const { x, y, width } = heading.getBoundingClientRect();
    const { paddingTop, paddingLeft } = getComputedStyle(heading);
    return { x: x + Number.parseFloat(paddingLeft), y: y + Number.parseFloat(paddingTop), width };
  });
}

test(
  'every landing page has title, heading, canonical URL and a preview with a picture without any script',
  PHONE,
  async ({ browser, baseURL }) => {
    test.slow();
    const origin = baseURL ?? '';
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
    const plain = await context.newPage();
    const content = (name: string): Promise<string | null> =>
      plain.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    const seen = { titles: new Set<string>(), descriptions: new Set<string | null>(), pictures: new Set<string>() };
    const landing = pages.filter((page) => page.isLanding);
    const sitemap = await (await context.request.get('/sitemap.xml')).text();
    for (const { id, paths, titleKey } of landing) {
      const { firstTexts } = Object.entries(landings).find(([name]) => name === id)?.[1] ?? {};
      await test.step(id, async () => {
        const response = await plain.goto(paths[0]);
        expect(response?.headers()['x-robots-tag']).toBeUndefined();
        await expect(plain.locator('html')).toHaveAttribute('lang', 'fil-PH');
        const heading = plain.getByRole('heading', { level: 1 });
        if (firstTexts !== undefined) {
          await expect(heading).toBeVisible();
          await expect(plain.locator('.boot-landing p')).toBeVisible();
          await expect(plain.locator('.boot-landing li')).toHaveCount(firstTexts.facts.length);
          await expect(plain).toHaveTitle(/^\S.* · Croupier$/);
        } else if (titleKey !== undefined) await expect(plain).toHaveTitle(`${await heading.innerText()} · Croupier`);
        const url = origin + paths[0];
        await expect(plain.locator('link[rel=canonical]')).toHaveAttribute('href', url);
        expect([await content('og:url'), await content('og:title')]).toEqual([url, await plain.title()]);
        expect(await content('og:description')).toBe(await content('description'));
        expect(sitemap).toContain(`<loc>${url}</loc>`);
        const picture = (await content('og:image')) ?? '';
        const png = await (await context.request.get(picture)).body();
        // Width and height in the header of a PNG.
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
        seen.titles.add(await plain.title());
        seen.descriptions.add(await content('description'));
        seen.pictures.add(picture);
      });
    }
    expect(Object.values(seen).map(({ size }) => size)).toEqual([landing.length, landing.length, landing.length]);
    await plain.goto('/member/depositv2');
    await expect(plain.locator('link[rel=canonical]')).toHaveCount(0);
    await context.close();
  },
);

test('a visitor who chose English gets the HTML in English', PHONE, async ({ page }) => {
  await openAs(page, { url: '/rng', lang: 'TY' });
  await openPhoneMenu(page, 'Mga laro');
  await page.getByRole('button', { name: /^Wika/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const html = async (): Promise<string> => (await page.request.get('/rng')).text();
  await expect.poll(html).toContain('<html lang="en"');
});
