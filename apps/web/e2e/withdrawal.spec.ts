import { advance, ask, confirm, confirmPart, DAY, disputePart, PASSWORD, renewSession, SECOND } from './money.ts';
import { DESKTOP, expect, expectAccessible, openAs, startSession, test } from './site.ts';

const WITHDRAW = '/member/withdraw';

test('a withdrawal above what is free is refused with the amount that is', async ({ page, watch }) => {
  watch.expectStatus(409);
  await startSession(page, 'member');
  await openAs(page, { url: WITHDRAW });
  await ask(page, '10980.51');
  await expect(page.getByText('₱10,980.50 can be withdrawn now')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});

// All of it on a phone is part of the journey in all-money.spec.ts.
test(
  'three parts are confirmed, disputed and paid again, and received by the clock on a desktop',
  DESKTOP,
  async ({ page, watch }) => {
    // A ticket for live events expires when the clock jumps before it is used.
    watch.expectStatus(410);
    await startSession(page, 'member');
    await openAs(page, { url: WITHDRAW });
    await ask(page, '2000.03');
    await confirm(page, PASSWORD);
    await expect(page.getByText('We are checking your withdrawal of ₱2,000.03')).toBeVisible();
    await advance(page, 245 * SECOND);
    await confirmPart(page, '₱663.35', () => expectAccessible(page));
    await disputePart(page, '₱663.34', '600');
    await advance(page, 121 * SECOND);
    await expect(page.getByText('Part 4, sent')).toBeVisible();
    await expectAccessible(page);
    await advance(page, DAY);
    await renewSession(page);
    await expect(page.getByText('₱1,990.03 has arrived')).toBeVisible();
  },
);
