import type { BettingRecord } from '@croupier/sdk/types';

import { openAs, peso, sum, type MemberBooks } from '../member-books.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import type { Tab } from '../tab.ts';
import type { Target } from '../target.ts';
import { expect, test } from '../test.ts';

const FISHING = '/seamless?vassalage=FC&gameType=FISH&nodeId=fish_3310';
const CARDS = '/seamless?vassalage=TBL&gameType=PVP&nodeId=pvp_40026';
/** Baccarat with bets from 100 to 100,000. */
const TABLE = '/seamless?vassalage=PT&gameType=LIVE&roomId=room_07';
const ROUND_MS = 40_000;
/** From the first bets of a round until it is paid. */
const PAID_MS = 31_000;
const SHIFT_MS = 4 * 3_600_000;
/** Position of the table in the list; a table is closed in one of nine shifts. */
const TABLE_INDEX = 6;
/** What ₱100 on Banker brings back, by the result of the round. */
const BANKER_PAYOUTS: Readonly<Record<string, string>> = { Banker: '195.00', Tie: '100.00', Player: '0.00' };

const game: Target = { role: 'frame', name: 'The game' };
const main: Target = { role: 'main' };
const button = (name: string | RegExp): Target => ({ role: 'button', name });

/** Waits until the page around the game shows a balance, and the platform has it. */
async function expectBalance(tab: Tab, books: MemberBooks, balance: string): Promise<void> {
  await tab.expectContent(
    { role: 'button', name: /Balance/, within: main },
    new RegExp(`${RegExp.escape(peso(balance))}$`),
  );
  expect(await books.balance()).toBe(balance);
}

test('a bet at a live table outlasts a reload, and is paid when its round is over', async ({ tab, world }) => {
  await world.stopAtStartOf(ROUND_MS, (time) => (TABLE_INDEX + Math.floor(time / SHIFT_MS)) % 9 !== 8);
  const books = await openAs(tab, world, 'member', TABLE);
  const before = await books.balance();
  await tab.inFrame(game, async () => {
    await tab.click(button(/^Banker, /));
    await tab.click(button('Bet ₱100'));
    await tab.expectShown({ text: /^Your bet is taken: ₱100\.00$/ });
  });
  await expectBalance(tab, books, sum(before, '-100.00'));
  await tab.reload();
  await tab.inFrame(game, () => tab.expectShown(button(/^Banker, .*, ₱100\.00 on it$/)));
  await expectBalance(tab, books, sum(before, '-100.00'));

  await world.passTime(PAID_MS);
  const result = await tab.inFrame(game, () => tab.read({ text: /^(?:Player wins|Banker wins|Tie), / }));
  const [winner = ''] = result.split(/[ ,]/);
  const payout = BANKER_PAYOUTS[winner] ?? '';
  await expectBalance(tab, books, sum(before, '-100.00', payout));
  await expect
    .poll(async () => (await books.bets())[0])
    .toMatchObject({ status: 'SETTLED', betAmount: '100.00', payout });
});

test('a session of the fishing game ends with the balance of the platform', async ({ tab, world }) => {
  const books = await openAs(tab, world, 'member', FISHING);
  const before = await books.balance();
  const shots = [
    { stakes: 3, text: 'Mackerel caught', payout: '30.00' },
    { stakes: 0, text: 'Mackerel got away', payout: '0.00' },
  ] as const;
  let balance = before;
  for (const { stakes, text, payout } of shots) {
    await world.planRound({ atLeast: stakes, atMost: stakes });
    await tab.inFrame(game, async () => {
      await tab.click({ role: 'radio', name: /^Mackerel/ });
      await tab.click(button('Shoot'));
      await tab.expectShown({ text });
    });
    balance = sum(balance, '-10.00', payout);
    await expectBalance(tab, books, balance);
  }
  const bets = await books.bets();
  expect(bets.slice(0, 2)).toMatchObject(
    shots.toReversed().map(({ payout }) => ({ status: 'SETTLED', betAmount: '10.00', payout })),
  );
  await tab.click({ role: 'link', name: 'Leave the game' });
  await tab.expectUrl('/fish');
  await tab.expectShown({ text: peso(balance), within: { role: 'banner' } });
  expect(await books.balance()).toBe(balance);
});

/** Deals rounds of a planned payout until one waits for a choice; a lucky nine ends a round at once. */
async function dealToChoice(
  tab: Tab,
  world: SandboxWorld,
  books: MemberBooks,
): Promise<{ readonly before: string; readonly bet: BettingRecord }> {
  for (;;) {
    const before = await books.balance();
    const [last] = await books.bets();
    await world.planRound({ atLeast: 2, atMost: 2 });
    await tab.click(button('Deal'));
    await expect.poll(async () => (await books.bets())[0]?.betId).not.toBe(last?.betId);
    const [bet] = await books.bets();
    if (bet?.status === 'UNSETTLED') return { before, bet };
  }
}

test('Lucky Nine goes on after a reload in mid-round, and books stake and win once', async ({ tab, world }) => {
  const hand: Target = { role: 'img', name: /^You: / };
  const books = await openAs(tab, world, 'member', CARDS);
  const { before, bet, dealt } = await tab.inFrame(game, async () => {
    const round = await dealToChoice(tab, world, books);
    await tab.expectShown(button('Stand'));
    return { ...round, dealt: await tab.readLabel(hand) };
  });
  const stake = bet.betAmount;
  await expectBalance(tab, books, sum(before, `-${stake}`));

  await tab.reload();
  await tab.inFrame(game, async () => {
    await tab.expectShown(button('Stand'));
    expect(await tab.readLabel(hand)).toBe(dealt);
    await tab.click(button('Draw'));
    await tab.expectShown({ text: / beats / });
    await tab.expectShown(button('Deal'));
  });
  await expectBalance(tab, books, sum(before, stake));
  const payout = sum(stake, stake);
  expect((await books.bets())[0]).toMatchObject({ betId: bet.betId, status: 'SETTLED', betAmount: stake, payout });
  expect(await books.lines(2)).toEqual([
    ['PAYOUT', payout, sum(before, stake)],
    ['BET', `-${stake}`, sum(before, `-${stake}`)],
  ]);
});
