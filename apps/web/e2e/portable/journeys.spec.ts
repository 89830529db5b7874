import { personas } from '@croupier/mock-server/personas';

import { openAs } from './member-books.ts';
import { register } from './register.ts';
import { solveSlider } from './solve-slider.ts';
import type { Tab } from './tab.ts';
import type { Target } from './target.ts';
import { expect, test } from './test.ts';

const SLOT = '/seamless?vassalage=TALA&gameType=RNG&nodeId=rng_20510';
const heading: Target = { role: 'heading', level: 1 };
const dialog: Target = { role: 'dialog' };
const game: Target = { role: 'frame', name: 'The game' };

async function logIn(tab: Tab): Promise<void> {
  await tab.write({ role: 'textbox', name: 'Username', within: dialog }, personas.member.account);
  await tab.write({ label: 'Password', within: dialog }, personas.member.password);
  await tab.click({ role: 'button', name: 'Log in', within: dialog });
}

test('home shows games and has no horizontal scroll', async ({ tab }) => {
  await tab.open('/');
  await tab.expectShown({ role: 'link', within: { role: 'region', name: 'Hot' } });
  await tab.expectNoSidewaysScroll();
});

test('the lobby keeps page and search in the URL', async ({ tab }) => {
  await tab.open('/rng');
  await tab.expectContent(heading, /^Slots$/);
  await tab.click({ role: 'link', name: 'Next page', within: { role: 'navigation', name: 'Pages of games' } });
  await tab.expectUrl('/rng?page=2');
  await tab.expectNoSidewaysScroll();
  await tab.write({ role: 'searchbox', name: 'Search Slots' }, 'dragon');
  await tab.expectUrl('/rng?name=dragon');
  await tab.reload();
  await tab.expectContent({ role: 'listitem', within: { role: 'list', name: 'Slots' } }, /dragon/i);
  await tab.expectContent({ role: 'searchbox', name: 'Search Slots' }, /^dragon$/);
});

test('the help center forgives a slip of the keyboard and opens the terms by their address', async ({ tab }) => {
  await tab.open('/help');
  await tab.write({ role: 'searchbox', name: /^Search, for example/ }, 'withdrwal');
  await tab.expectUrl('/help?q=withdrwal');
  await tab.click({ role: 'link', name: /^How long does a withdrawal take/ });
  await tab.expectContent(heading, /^Withdrawals$/);
  await tab.open('/help#term');
  await tab.expectContent(heading, /^Terms of use$/);
  await tab.expectShown({ text: /^In short$/ });
  await tab.expectNoSidewaysScroll();
});

test('a member logs in after a wrong password, reloads and logs out', async ({ tab }) => {
  await tab.open('/login');
  await tab.write({ role: 'textbox', name: 'Username', within: dialog }, 'nobody-here');
  await tab.write({ label: 'Password', within: dialog }, 'wrong');
  await tab.press('Enter');
  await tab.expectContent({ role: 'alert', within: dialog }, /^Wrong username or password$/);
  await logIn(tab);
  await tab.expectContent(heading, /^Welcome, Maricel$/);
  await tab.expectGone(dialog);
  await tab.reload();
  await tab.expectContent(heading, /^Welcome, Maricel$/);
  await tab.click({ role: 'button', name: 'Account of Maricel' });
  await tab.click({ role: 'menuitem', name: 'Log out' });
  await tab.click({ role: 'button', name: 'Log out', within: { role: 'alertdialog' } });
  await tab.expectContent(heading, /^A seat is kept for you$/);
});

test('a new player registers', async ({ tab, world }) => {
  await tab.open('/register');
  await register(tab, world, 'luningning');
  await tab.expectContent(heading, /^Welcome, luningning$/);
});

test('a new player registers by the phone service, with a number of another country', async ({ tab, world }) => {
  await world.changeSettings({
    flags: { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: false },
    register: { birthday: { enabled: false, required: false }, mobileNum: { enabled: true, required: true } },
    phoneAuth: true,
  });
  const form: Target = { role: 'dialog', name: 'Take your seat' };
  const code: Target = { label: 'Verification code', within: form };
  await tab.open('/register');
  await tab.click({ role: 'button', name: /^Country code Philippines/, within: form });
  await tab.click({ role: 'option', name: /Singapore/ });
  await tab.write({ role: 'textbox', name: 'Mobile number', within: form }, '8123 4567');
  await tab.click({ role: 'button', name: 'Send code', within: form });
  await tab.expectShown({ text: /^Resend in (60|[1-5]\d) s$/, within: form });
  await tab.write(code, await world.latestCode());
  await tab.click({ role: 'checkbox', within: form });
  await tab.click({ role: 'button', name: 'Create account', within: form });
  await solveSlider(tab, world);
  await tab.expectContent(heading, /^Welcome, player/);
});

test('a deposit is created and credited', async ({ tab, world }) => {
  await openAs(tab, world, 'member', '/member/depositv2');
  await tab.click({ role: 'radio', name: /Kampupot/ });
  await tab.click({ role: 'button', name: '₱500' });
  await world.passTime(1);
  await tab.click({ role: 'button', name: 'Deposit ₱500.00' });
  await tab.expectShown({ role: 'link', name: /^Go to the payment page/ });
  await world.passTime(4_000);
  await tab.expectShown({ text: /₱500\.00 has been credited/ });
  await tab.expectNoSidewaysScroll();
});

test('a round is played and appears in the betting record', async ({ tab, world }) => {
  await openAs(tab, world, 'member', SLOT);
  await tab.inFrame(game, async () => {
    await tab.click({ role: 'button', name: 'Spin' });
    await tab.click({ role: 'button', name: 'Last rounds' });
    await tab.expectContent({ role: 'listitem', within: { role: 'dialog', name: 'Last rounds' } }, /₱10\.00/);
    await tab.expectNoSidewaysScroll();
  });
  await tab.open('/member/personalHistoryCopy');
  const table: Target = { role: 'table', name: 'Betting record' };
  await tab.click({ role: 'button', name: 'Bituin ng Maynila', within: table });
  await tab.expectShown({ text: /₱10\.00/, within: { role: 'dialog', name: 'Bet' } });
  await tab.press('Escape');
  await tab.expectGone({ role: 'dialog', name: 'Bet' });
});

test('a big win is collected and added to the balance', async ({ tab, world }) => {
  await openAs(tab, world, 'member', SLOT);
  const balance: Target = { role: 'button', name: /Balance/, within: { role: 'main' } };
  const before = amountOf(await tab.read(balance));
  await world.planRound({ atLeast: 20 });
  const win: Target = { role: 'dialog', name: /win$/ };
  await tab.inFrame(game, async () => {
    await tab.click({ role: 'button', name: 'Spin' });
    await tab.expectShown(win);
    await tab.click({ role: 'button', name: 'Collect', within: win });
    await tab.expectGone(win);
    await tab.expectShown({ role: 'button', name: 'Spin' });
  });
  // The stake is ₱10.00, the minimum payout 20 stakes.
  await expect.poll(async () => amountOf(await tab.read(balance))).toBeGreaterThanOrEqual(before + 190);
});

test('other pages show their title and have no horizontal scroll', async ({ tab, world }) => {
  const pages = [
    ['/hot', /^Hot$/],
    ['/live', /^Live casino$/],
    ['/sports', /^Sports$/],
    ['/favorite', /^Favourites$/],
    ['/recent', /^Played last$/],
    ['/member/personalHistoryCopy', /^Betting record$/],
    ['/no/such/page', /^There is no such page$/],
  ] as const;
  await openAs(tab, world, 'member', '/');
  for (const [path, title] of pages) {
    await tab.open(path);
    await tab.expectContent(heading, title);
    await tab.expectNoSidewaysScroll();
  }
});

function amountOf(text: string): number {
  const [amount = ''] = /[\d,]+\.\d\d$/.exec(text.trim()) ?? [];
  return Number(amount.replaceAll(',', ''));
}
