import { changeSettings, expect, openAs, openPhoneMenu, PHONE, test } from './site.ts';

test(
  'lines are measured by the delays of the sandbox, and the chosen one opens the site in a new tab [SPEED-02] [SPEED-04] [SPEED-06] [SPEED-07]',
  PHONE,
  async ({ page, context, watch }) => {
    // Chromium logs the reset of the dead line.
    watch.expectError(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
    // Whichever five are chosen, one is dead and one is the fastest by far.
    const lines = { m1: null, m2: null, m3: null, m4: null, m5: 900, m6: 900, m7: 900, m8: 900 };
    await changeSettings(page, { lines });
    await openAs(page, { url: '/hot' });
    await openPhoneMenu(page, 'Games');
    await page.getByRole('button', { name: 'Server speed' }).click();
    const dialog = page.getByRole('dialog', { name: 'Server speed' });
    await expect(dialog.getByText(/answers fastest/)).toBeVisible({ timeout: 20_000 });
    const rows = dialog.getByRole('radio');
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toBeChecked();
    await expect(rows.first()).toHaveAccessibleName(/^m[5-8]\..+\.localhost:\d+ \d{3,4} ms slow$/);
    await expect(rows.last()).toHaveAccessibleName(/^m[1-4]\..+\.localhost:\d+ No answer counts as slow$/);
    const opened = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Open in a new tab' }).click();
    const tab = await opened;
    await tab.waitForURL(/^http:\/\/m[5-8]\.[a-f0-9-]+\.localhost:\d+\//);
    await expect(tab.getByRole('banner')).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);

test('a blocked window of customer service is said, and nothing opens [ERR-21]', PHONE, async ({ page }) => {
  await page.addInitScript(() => {
    // The test browser blocks no windows.
    window.open = () => null;
  });
  await openAs(page, { url: '/hot' });
  await openPhoneMenu(page, 'Games');
  await page.getByRole('button', { name: 'Customer service' }).click();
  await expect(page.getByText('Popup blocked. Please allow popups and try again.')).toBeVisible();
});
