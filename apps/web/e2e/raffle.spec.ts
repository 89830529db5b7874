import { DESKTOP, expect, expectAccessible, openAs, startScenario, test } from './site.ts';

const RAFFLE = '/promotions/promo_fiesta_raffle/raffle';

test('a turn of the raffle is taken, its seed revealed, and its result computed again', DESKTOP, async ({ page }) => {
  await startScenario(page, 'raffle-turns', 'member');
  await openAs(page, { url: RAFFLE });
  await expect(page.getByRole('heading', { name: /^You have \d+ turns\.$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take a turn' }).click();
  await expect(page.getByRole('dialog', { name: /^You won$|^No prize this time$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Change the seeds' }).click();
  await page.getByLabel('Your text').fill('sampaguita-21');
  await page.getByRole('button', { name: 'Change and reveal' }).click();
  await expect(page.getByText('The seeds are new, and the old one is revealed.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Matches' })).toBeVisible();
});

test('the draw of last month can be verified by a guest', DESKTOP, async ({ page }) => {
  await openAs(page, { url: RAFFLE });
  await page.getByRole('link', { name: 'The raffle before' }).click();
  await expect(page.getByText('This raffle is over.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Matches' })).toBeVisible();
  await expectAccessible(page);
});
