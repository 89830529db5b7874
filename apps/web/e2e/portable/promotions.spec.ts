import { openAs } from './member-books.ts';
import { expect, test } from './test.ts';

test('a finished mission is collected once, and a draw of the raffle is computed again in the browser', async ({
  tab,
  world,
}) => {
  const books = await openAs(tab, world, 'member', '/member/missionLeaderboard');
  await tab.expectShown({ role: 'heading', name: '₱10.00 is ready to collect.' });
  await tab.click({ role: 'button', name: 'Collect ₱10.00' });
  await tab.click({ role: 'button', name: 'Good', within: { role: 'dialog', name: 'Collected' } });
  await tab.expectShown({ role: 'heading', name: 'Nothing to collect yet.' });
  expect(await books.balance()).toBe('12490.50');
  await tab.expectNoSidewaysScroll();

  await tab.open('/promotions/promo_fiesta_raffle/raffle');
  await tab.click({ role: 'link', name: 'The raffle before' });
  await tab.expectShown({ text: /^This raffle is over\./ });
  await tab.expectShown({ text: /^Matches/ });
  await tab.expectNoSidewaysScroll();
});
