import { expect, expectAccessible, openAs, test } from './site.ts';

for (const theme of ['dark', 'light']) {
  test(`a site of the second brand has its name and its letters, readable in the ${theme} theme`, async ({ page }) => {
    await openAs(page, { brand: 'parolan', theme, url: '/help' });
    await expect(page).toHaveTitle('Help center · Parolan');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-family', /^Sansita,/);
    expect(await page.evaluate(async () => (await document.fonts.load('800 1em Sansita', 'a')).length)).toBe(1);
    await expectAccessible(page);
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Parolan' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Hot', exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}
