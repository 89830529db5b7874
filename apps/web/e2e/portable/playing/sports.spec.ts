import { listSportsMatches } from '@croupier/sdk/client';
import type { SportsMatch } from '@croupier/sdk/types';

import { openAs, peso, sum, type MemberBooks } from '../member-books.ts';
import type { Tab } from '../tab.ts';
import type { Target } from '../target.ts';
import { expect, test } from '../test.ts';

const SPORTS = '/sports?gameType=SPORTS';
const main: Target = { role: 'main' };
const header: Target = { role: 'banner' };

/** Widths below show the slip in a sheet. */
const DESKTOP_WIDTH = 900;

interface ChosenBet {
  readonly matchId: string;
  /** Name of the market's buttons. */
  readonly market: string;
  readonly selection: string;
  readonly odds: string;
}

/** Bets on the home side of matches that have not begun, as the page lists them. */
async function findBets({ client }: MemberBooks): Promise<readonly ChosenBet[]> {
  const query = { gameType: 'SPORTS', days: 3, pageSize: 20, language: 'EN' } as const;
  const { value } = await listSportsMatches({ client, query });
  const vendors = value.books?.map(({ vassalage }) => vassalage) ?? [];
  const isOpen = ({ state, vassalage, markets }: SportsMatch): boolean =>
    state === 'SCHEDULED' && vendors.includes(vassalage) && markets[0]?.state === 'OPEN';
  return value.content.filter(isOpen).flatMap(({ matchId, home, away, markets: [market] }) => {
    const [selection] = market?.selections ?? [];
    if (market === undefined || selection === undefined) return [];
    const { name, odds } = selection;
    return [{ matchId, market: `${market.name}, ${home} – ${away}`, selection: name, odds }];
  });
}

async function openBets(tab: Tab): Promise<void> {
  await tab.reload();
  await tab.expectShown({ role: 'list', name: 'Matches' });
  // Input ends the restoration of the scroll position, which would move the tab away from under the pointer.
  await tab.press('Tab');
  await tab.click({ role: 'tab', name: 'My bets' });
}

test('a bet on a won match is paid and one on a match that is called off comes back, once each', async ({
  tab,
  world,
  size,
}) => {
  // Odds and markets change with the time.
  await world.passTime(0);
  const books = await openAs(tab, world, 'member', SPORTS);
  const before = await books.balance();
  const [won, off] = await findBets(books);
  if (won === undefined || off === undefined) throw new Error('There are no two matches to bet on.');
  for (const { market, odds } of [won, off]) {
    await tab.click({
      role: 'button',
      name: new RegExp(`${RegExp.escape(odds)}$`),
      within: { role: 'group', name: market },
    });
  }
  if (size.width < DESKTOP_WIDTH) await tab.click({ role: 'button', name: /^Bet slip/ });
  for (const { selection } of [won, off]) await tab.write({ label: `Stake on ${selection}` }, '100');
  await tab.click({ role: 'button', name: 'Place ₱200.00' });
  await tab.expectShown({ text: /^Your 2 bets are placed$/ });
  await openBets(tab);
  const afterStakes = sum(before, '-200.00');
  await tab.expectShown({ text: peso(afterStakes), within: header });
  await tab.expectShown({ text: /^Open$/, within: main });

  await world.endMatch(won.matchId, { home: 9, away: 0 });
  await world.endMatch(off.matchId, null);
  await openBets(tab);
  // A hundred times the odds, which have two decimals.
  const payout = `${won.odds.replace('.', '')}.00`;
  const after = sum(afterStakes, payout, '100.00');
  await tab.expectShown({ text: `Won ${peso(payout)}`, within: main });
  await tab.expectShown({ text: 'Won, 9 : 0', within: main });
  await tab.expectShown({ text: 'Stake back', within: main });
  await tab.expectShown({ text: 'Called off, stake back', within: main });
  await tab.expectShown({ text: peso(after), within: header });
  await tab.expectNoSidewaysScroll();

  expect(await books.balance()).toBe(after);
  const booked = await books.lines(4);
  expect(booked.map(([type, amount]) => `${type} ${amount}`).toSorted()).toEqual(
    ['BET -100.00', 'BET -100.00', 'PAYOUT 100.00', `PAYOUT ${payout}`].toSorted(),
  );
  expect(booked[0]?.[2]).toBe(after);
});
