import { openAs, peso, sum } from './member-books.ts';
import type { Target } from './target.ts';
import { expect, test } from './test.ts';

const AMOUNT = '2000.06';
const PASSWORD = '482915';
const SECOND_MS = 1000;

const header: Target = { role: 'banner' };
const dialog: Target = { role: 'dialog' };
const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});

test('a withdrawal in two parts leaves the balance once; a part that did not arrive is paid again', async ({
  tab,
  world,
}) => {
  const books = await openAs(tab, world, 'member', '/member/withdraw');
  const before = await books.balance();
  await tab.write({ role: 'textbox', name: 'Amount' }, AMOUNT);
  await tab.click(button('Check and confirm'));
  await tab.write({ label: 'Payment password', within: dialog }, PASSWORD);
  await world.passTime(1);
  await tab.click(button(/^Withdraw ₱2,000/, dialog));
  await tab.expectShown({ text: /^We are checking your withdrawal of/ });
  const after = sum(before, `-${AMOUNT}`);
  await tab.expectShown({ text: peso(after), within: header });
  expect(await books.balance()).toBe(after);

  await world.passTime(181 * SECOND_MS);
  await tab.expectShown({ role: 'heading', name: 'Did ₱995.03 arrive?' });
  await tab.click(button('No, or not all of it'));
  await tab.write({ role: 'textbox', name: 'What arrived' }, '0');
  await tab.click(button('Report it', dialog));
  await tab.expectShown({ text: /^We are looking into ₱995\.03/ });
  await world.passTime(121 * SECOND_MS);
  await tab.expectShown({ text: /^Part 1, replaced/ });
  await tab.expectShown({ text: /^Part 3, sent/ });
  await tab.reload();
  await tab.expectShown({ text: /^Part 3, sent/ });
  await tab.expectNoSidewaysScroll();
  expect(await books.balance()).toBe(after);
  expect(await books.lines(1)).toEqual([['WITHDRAWAL', `-${AMOUNT}`, after]]);
});
