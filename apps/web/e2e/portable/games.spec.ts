import { openAs } from './member-books.ts';
import type { Target } from './target.ts';
import { test } from './test.ts';

const heading: Target = { role: 'heading', level: 1 };
const sheet: Target = { role: 'dialog' };
const game: Target = { role: 'frame', name: 'The game' };

test("a game's sheet opens over the lobby, and leaving its demo leads back to the lobby", async ({ tab }) => {
  await tab.open('/rng');
  await tab.click({ role: 'link', name: /Korona Amihan/, within: { role: 'list', name: 'Slots' } });
  await tab.expectShown({ text: /^Return to player$/, within: sheet });
  await tab.expectUrl('/rng');
  await tab.expectNoSidewaysScroll();
  await tab.click({ role: 'link', name: 'Play the demo', within: sheet });
  await tab.inFrame(game, () => tab.expectShown({ role: 'button', name: 'Spin' }));
  await tab.click({ role: 'link', name: 'Leave the game' });
  await tab.expectUrl('/rng');
  await tab.expectContent(heading, /^Slots$/);
});

test('a lottery ticket is placed and is among the own bets after a reload', async ({ tab, world }) => {
  await openAs(tab, world, 'member', '/lottery?gameCode=MNL3D');
  await tab.click({ role: 'button', name: 'Lucky pick' });
  await tab.click({ role: 'button', name: 'Add 1 bet to the slip' });
  await tab.click({ role: 'button', name: 'Place 1 line, ₱10.00' });
  await tab.expectShown({ text: /^Your ticket is placed/ });
  await tab.open('/lottery?gameCode=MNL3D&view=bets');
  await tab.expectShown({ text: /^Open$/, within: { role: 'main' } });
  await tab.expectNoSidewaysScroll();
});

test('live tables state dealer and limits, and an open one is entered', async ({ tab, world }) => {
  await openAs(tab, world, 'member', '/live');
  await tab.expectShown({ text: /^\d+ tables are open, from ₱10\.$/ });
  await tab.expectNoSidewaysScroll();
  await tab.click({ role: 'link', name: /^Baccarat \d/, within: { role: 'main' } });
  await tab.inFrame(game, () => tab.expectShown({ role: 'button', name: /^Banker/ }));
});
