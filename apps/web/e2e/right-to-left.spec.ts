import { operations } from '@croupier/sdk/operations';
import type { Page } from '@playwright/test';

import { expect, openAs, openPhoneMenu, test } from './site.ts';

const PHONE = { width: 390, height: 844 };

/** Offers Arabic too, in the platform's answer. */
async function offerArabic(page: Page): Promise<void> {
  await page.route(`**${operations.getSiteConfiguration.path}*`, async (route) => {
    const response = await route.fetch();
    const body: { value: { brand: { languages: string[] } } } = await response.json();
    body.value.brand.languages.push('AR');
    await route.fulfill({ response, json: body });
  });
}

for (const [lang, side] of [
  ['EN', 'left'],
  ['AR', 'right'],
] as const) {
  test(`a drawer comes from the ${side} and its texts start there in ${lang}`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await offerArabic(page);
    await page.setViewportSize(PHONE);
    await openAs(page, { lang });
    await openPhoneMenu(page, 'Games');
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    /** Distance in px of an element from the side of the window or of the drawer. */
    const gap = async (element: typeof drawer, from = { x: 0, width: PHONE.width }): Promise<number> => {
      const { x, width } = (await element.boundingBox()) ?? { x: NaN, width: NaN };
      return Math.round(side === 'left' ? x - from.x : from.x + from.width - x - width);
    };
    // The drawer slides in.
    await expect.poll(() => gap(drawer)).toBe(0);
    const frame = await drawer.boundingBox();
    expect(await gap(drawer.getByRole('link', { name: 'Slots' }), frame ?? undefined)).toBeLessThan(100);
    expect(requests.some((url) => url.includes('/RtlProvider-'))).toBe(side === 'right');
  });
}
