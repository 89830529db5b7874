import { openAs } from './member-books.ts';
import type { Target } from './target.ts';
import { expect, test } from './test.ts';

const HOUR_MS = 3_600_000;

const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});
const dialog: Target = { role: 'dialog' };

test('a limit of deposits refuses what is above its rest', async ({ tab, world }) => {
  const books = await openAs(tab, world, 'member', '/member/limits');
  const before = await books.balance();
  await tab.click(button('Set'));
  await tab.write({ label: 'At most' }, '500');
  await tab.click(button('Set the limit', dialog));
  await tab.expectShown({ text: /^It holds from now on/ });
  await tab.open('/member/depositv2');
  await tab.write({ role: 'textbox', name: 'Amount' }, '600');
  await tab.click(button('Deposit', { role: 'main' }));
  await tab.expectShown({ text: /^The greatest amount is ₱500\.00/ });
  await tab.expectNoSidewaysScroll();

  await tab.open('/member/limits');
  await tab.expectShown({ role: 'heading', name: 'You can deposit ₱500.00 more today' });
  await world.passTime(HOUR_MS);
  await tab.reload();
  await tab.expectShown({ role: 'heading', name: 'You can deposit ₱500.00 more today' });
  expect(await books.balance()).toBe(before);
});
