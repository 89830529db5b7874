import { DESKTOP, expect, expectAccessible, openAs, startSession, test } from './site.ts';

/** Interval of the draws in ms. */
const HALF_HOUR = 30 * 60_000;

test(
  'a lottery ticket stays open over a reload, is decided by its draw, and the draw can be verified',
  DESKTOP,
  async ({ page }) => {
    await startSession(page, 'member');
    await openAs(page, { url: '/lottery?gameCode=MNL3D' });
    await page.getByRole('button', { name: 'Lucky pick' }).click();
    await page.getByRole('button', { name: 'Add 1 bet to the slip' }).click();
    await expectAccessible(page);
    const numero =
      /\d{8}-\d{3}/.exec((await page.getByRole('heading', { name: /^Draw / }).textContent()) ?? '')?.[0] ?? '';
    await page.getByRole('button', { name: 'Place 1 line, ₱10.00' }).click();
    await expect(page.getByText('Your ticket is placed')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('₱12,470.50');

    await page.reload();
    await page.getByRole('tab', { name: 'My bets' }).click();
    const ticket = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: `Draw ${numero}` }) })
      .last();
    await expect(ticket).toContainText('Open');

    await page.request.patch('/__mock/clock', { data: { advance: HALF_HOUR } });
    await page.reload();
    await page.getByRole('tab', { name: 'My bets' }).click();
    await expect(ticket).toContainText(/No win|Won ₱950/);
    const hasWon = (await ticket.textContent())?.includes('Won') === true;
    await expect(page.getByRole('banner')).toContainText(hasWon ? '₱13,420.50' : '₱12,470.50');

    await page.getByRole('tab', { name: 'Results' }).click();
    await page.getByRole('button', { name: new RegExp(`Draw ${numero}`) }).click();
    await expect(page.getByText('Matches', { exact: true })).toBeVisible();
    await expectAccessible(page);
  },
);
