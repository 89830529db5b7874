import { openAs } from './member-books.ts';
import type { Target } from './target.ts';
import { expect, test } from './test.ts';

const main: Target = { role: 'main' };

test('a limit that is set at the first deposit refuses what is above it', async ({ tab, world }) => {
  const books = await openAs(tab, world, 'newcomer', '/member/depositv2');
  await tab.expectShown({ role: 'heading', name: 'Do you want a deposit limit?' });
  await tab.write({ role: 'textbox', name: 'At most a day' }, '500');
  await tab.click({ role: 'button', name: 'Set deposit limits' });
  await tab.expectGone({ role: 'heading', name: 'Do you want a deposit limit?' });
  await tab.write({ role: 'textbox', name: 'Amount' }, '600');
  await tab.click({ role: 'button', name: 'Deposit', within: main });
  await tab.expectShown({ text: /^The greatest amount is ₱500\.00/ });
  await tab.expectNoSidewaysScroll();

  await tab.open('/member/limits');
  await tab.expectShown({ role: 'heading', name: 'You can deposit ₱500.00 more today' });
  expect(await books.balance()).toBe('0.00');
});
