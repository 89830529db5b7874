import { DESKTOP, expect, expectAccessible, openAs, PHONE, startSession, test } from './site.ts';

test('finds a misspelt game by the keyboard alone, and Back leads to the page before', DESKTOP, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/hot' });
  const field = page.getByRole('combobox', { name: 'Search games and pages' });
  // Before the page is idle the key does nothing.
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.type('perals ng silangn');
  await expect(page.getByRole('option').first()).toContainText('Perlas ng Silangan');
  await expect(page.getByRole('option').first().locator('img')).toHaveJSProperty('complete', true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Perlas ng Silangan' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/hot');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('fills a phone from the bar, keeps what was found, and is closed by Back', PHONE, async ({ page }) => {
  await openAs(page);
  const openSearch = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: 'Search' });
  await openSearch.click();
  const dialog = page.getByRole('dialog', { name: 'Search games and pages' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  const size = page.viewportSize();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: size?.width, height: size?.height });
  await dialog.getByRole('combobox').fill('tidewrigth');
  await dialog
    .getByRole('option', { name: /Tidewright/ })
    .first()
    .click();
  await expect(page).toHaveURL(/vassalage=/);
  await openSearch.click();
  await expect(dialog.getByRole('option', { name: 'Tidewright' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/vassalage=/);
});
