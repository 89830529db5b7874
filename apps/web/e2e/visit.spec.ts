import type { Page } from '@playwright/test';

import { expect, openAs, PHONE, test } from './site.ts';

/** Time in ms without another script after which a visit is quiet. */
const QUIET_MS = 2500;

/** Transferred bytes of all scripts, by file, as soon as no more arrive. */
async function scriptsOfVisit(page: Page): Promise<ReadonlyArray<readonly [file: string, bytes: number]>> {
  return page.evaluate(async (quietMs) => {
    const scripts = (): Array<readonly [string, number]> =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js')
            ? [[entry.name.slice(entry.name.lastIndexOf('/') + 1), entry.encodedBodySize] as const]
            : [],
        );
    let count = -1;
    while (count !== scripts().length) {
      count = scripts().length;
      await new Promise((resolve) => setTimeout(resolve, quietMs));
    }
    return scripts().toSorted(([, a], [, b]) => b - a);
  }, QUIET_MS);
}

// What a page loads after its first view is in no chunk's own limit (tools/size-budget.json). A new limit needs a reason.
for (const { url, limit, shown } of [
  { url: '/', limit: 219_500, shown: 'Announcements' },
  { url: '/rng', limit: 194_000, shown: undefined },
] as const) {
  test(`a first visit of ${url} loads at most ${limit / 1000} kB of scripts until it is quiet`, async ({ page }) => {
    await openAs(page, { url, announcements: true });
    if (shown !== undefined) await expect(page.getByRole('dialog', { name: shown })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const scripts = await scriptsOfVisit(page);
    const total = scripts.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(limit);
    // Fewer bytes than the first load would mean that the scripts were not counted.
    expect(total).toBeGreaterThan(140_000);
  });
}

test.describe(() => {
  // At this width slides of a fraction of a pixel were larger than the picture of the HTML.
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('the banner of the HTML stays the largest paint when the carousel takes its place', PHONE, async ({ page }) => {
    const bannerPaints = (): Promise<number> =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const banners = list
                .getEntries()
                .filter((entry) => 'url' in entry && String(entry.url).includes('/banners/'));
              resolve(banners.length);
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
    let start = (): void => undefined;
    const started = new Promise<void>((resolve) => (start = resolve));
    await page.route('**/*.js', async (route) => {
      await started;
      await route.continue();
    });
    const opened = openAs(page, { url: '/' });
    await expect(page.locator('img[src*="/banners/"]')).toBeVisible();
    await expect.poll(bannerPaints).toBe(1);
    start();
    await opened;
    await expect(page.getByRole('group', { name: '1 of', exact: false }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await bannerPaints()).toBe(1);
  });
});
