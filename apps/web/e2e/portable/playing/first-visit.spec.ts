import { register } from '../register.ts';
import type { Target } from '../target.ts';
import { test } from '../test.ts';

const GAME = 'Korona Amihan';

const game: Target = { role: 'frame', name: 'The game' };
const sheet: Target = { role: 'dialog', name: GAME };
const main: Target = { role: 'main' };
const header: Target = { role: 'banner' };
const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});

test('a guest finds a game, tries it, takes an offer, pays in and plays the game for money', async ({ tab, world }) => {
  // The longest journey: five pages, two forms and three documents of games.
  test.setTimeout(120_000);
  await tab.open('/');
  await tab.click(button('Search'));
  await tab.write({ role: 'combobox', name: 'Search games and pages' }, 'korona amihna');
  await tab.click({ role: 'option', name: new RegExp(`^${GAME}`) });
  await tab.click({ role: 'link', name: 'Play the demo', within: sheet });
  await tab.inFrame(game, () => tab.click(button('Spin')));
  await tab.expectShown({ text: 'Play money', within: main });
  await tab.click({ role: 'link', name: 'Leave the game' });
  await tab.expectUrl('/');

  await tab.click({ role: 'link', name: /^100% welcome bonus/ });
  await tab.click(button('Register and take it', main));
  await register(tab, world, 'luningning');
  const welcome: Target = { role: 'dialog', name: 'Welcome, luningning' };
  await tab.expectShown({ text: /You play ₱30,000 within 30 days/, within: welcome });
  await tab.click(button('Deposit now', welcome));

  await tab.click({ role: 'radio', name: /Bayani/ });
  await tab.write({ role: 'textbox', name: 'Amount' }, '1000');
  // The bonus of the offer, and 1 % of the method.
  await tab.expectShown({ text: '₱2,010.00', within: main });
  await world.passTime(1);
  await tab.click(button(/^Deposit ₱1,000/));
  await tab.expectShown({ text: /^Pay ₱1,000/ });
  await world.passTime(4_000);
  await tab.expectShown({ text: /^₱1,000 \+ ₱1,000 bonus, ₱30,000 to play by/ });
  await tab.expectShown({ text: '₱2,010.00', within: header });

  const tile: Target = { role: 'link', name: new RegExp(GAME), within: { role: 'list', name: 'Slots' } };
  await tab.open('/rng?name=korona');
  await tab.click(tile);
  await tab.click({ role: 'link', name: 'Play', within: sheet });
  await world.planRound({ atLeast: 0, atMost: 0 });
  await tab.inFrame(game, () => tab.click(button('Spin')));
  await tab.expectShown({ text: /₱2,000\.00$/, within: main });
  await tab.click({ role: 'link', name: 'Leave the game' });
  await tab.expectUrl('/rng?name=korona');
  await tab.expectFocused(tile);
  await tab.expectShown({ text: '₱2,000.00', within: header });
});
