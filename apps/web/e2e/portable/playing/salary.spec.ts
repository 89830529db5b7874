import { personas } from '@croupier/mock-server/personas';
import { listDailySalaryRecords } from '@croupier/sdk/client';

import { openAs, peso, sum, type MemberBooks } from '../member-books.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import type { Tab } from '../tab.ts';
import type { Target } from '../target.ts';
import { expect, test } from '../test.ts';

const DAILY = '/agentHome/agentDailyWages2';
const COLOR = '/seamless?vassalage=TF&gameType=ESPORTS';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The brand's days begin at 16:00 UTC. */
const isDayStart = (time: number): boolean => time % DAY_MS === 16 * HOUR_MS;
/** A day's salary is due ten minutes after the day. */
const DUE_MS = 11 * 60_000;

const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});

/** Logs in as the agent by the form. */
async function logIn(tab: Tab): Promise<void> {
  const dialog: Target = { role: 'dialog' };
  await tab.open('/login');
  await tab.write({ role: 'textbox', name: 'Username', within: dialog }, personas.agent.account);
  await tab.write({ label: 'Password', within: dialog }, personas.agent.password);
  await tab.click(button('Log in', dialog));
  await tab.expectContent({ role: 'heading', level: 1 }, /^Welcome, /);
}

async function expectExplained(tab: Tab, amount: string): Promise<void> {
  const statement: Target = { role: 'dialog', name: 'Explained statement' };
  await tab.expectShown({ role: 'heading', name: 'Tier reached', within: statement });
  await tab.expectShown({ text: new RegExp(`^${RegExp.escape(peso(amount))}$`), within: statement });
}

/** Moves the clock while no page is open: sessions end. */
async function passToNextDay(tab: Tab, world: SandboxWorld): Promise<void> {
  await tab.leave();
  await world.stopAtStartOf(HOUR_MS, isDayStart);
}

/** Opens a page as another person, or the same one on another day: a session lasts a day. */
async function enterAs(tab: Tab, world: SandboxWorld, persona: 'agent' | 'member', path: string): Promise<MemberBooks> {
  await tab.leave();
  return openAs(tab, world, persona, path);
}

/** Opens an account of the team in its drawer. */
async function seeTeam(tab: Tab): Promise<void> {
  await tab.open('/agentHome/downlineManagmentView');
  await tab.click(button(/Open Maricel/, { role: 'main' }));
  const drawer: Target = { role: 'dialog', name: 'Maricel' };
  await tab.expectShown({ text: /^maricel: Player on level 1/, within: drawer });
  await tab.expectNoSidewaysScroll();
}

async function offerDailySalary(tab: Tab): Promise<void> {
  const editor: Target = { role: 'dialog', name: 'Offer a contract' };
  await tab.choose({ label: 'Kind', within: editor }, 'Daily salary');
  await tab.write({ role: 'combobox', name: 'To', within: editor }, 'maricel');
  await tab.click({ role: 'option', name: /maricel/ });
  await tab.click({ role: 'radio', name: /paid every day/, within: editor });
  await tab.write({ role: 'textbox', name: 'Turnover from', within: editor }, '500');
  await tab.write({ role: 'textbox', name: 'Share', within: editor }, '0.1');
  await tab.expectNoSidewaysScroll();
  await tab.click(button('Send the offer to maricel', editor));
  await tab.expectShown({ text: /^The offer to .* is sent\.$/ });
}

/** Loses a stake of 500.00 in the game of colours. */
async function loseOnRed(tab: Tab, world: SandboxWorld): Promise<void> {
  const game: Target = { role: 'frame', name: 'The game' };
  await world.planRound({ atLeast: 0, atMost: 0 });
  await tab.inFrame(game, async () => {
    await tab.click({ role: 'radio', name: /^Chip of ₱500/ });
    await tab.click(button(/^Red/));
    await tab.click(button('Throw the dice'));
  });
}

test('an agent offers a daily salary, which is accepted, earned, paid and explained to both', async ({
  tab,
  world,
}) => {
  // Four sessions of two people on three days.
  test.setTimeout(120_000);
  await logIn(tab);
  await seeTeam(tab);
  await tab.open(`${DAILY}?view=contracts`);
  await tab.click({ role: 'link', name: 'New offer' });
  await offerDailySalary(tab);

  await enterAs(tab, world, 'member', '/member/contracts');
  await tab.click({ role: 'link', name: 'Read and answer' });
  await tab.click(button('Accept version 1'));
  await tab.click(button('Accept', { role: 'alertdialog' }));
  await tab.expectShown({ text: /^Accepted\. In force from/ });

  await passToNextDay(tab, world);
  const player = await enterAs(tab, world, 'member', COLOR);
  const before = await player.balance();
  await loseOnRed(tab, world);
  await expect.poll(player.balance).toBe(sum(before, '-500.00'));
  await tab.click({ role: 'link', name: 'Leave the game' });
  await tab.expectGone({ role: 'frame', name: 'The game' });

  await passToNextDay(tab, world);
  await world.passTime(DUE_MS);
  // A tenth of a percent of the stake.
  const paid = '0.50';
  const payee = await enterAs(tab, world, 'member', '/');
  expect(await payee.lines(5)).toContainEqual(['SALARY', paid, expect.any(String)]);
  const [record] = (await listDailySalaryRecords({ client: payee.client })).value.content;
  expect(record).toMatchObject({ status: 'PAID', amount: paid });
  // The lists end with today by the clock of the browser, which does not move.
  await tab.open(`/member/contracts?record=${record?.recordId}`);
  await expectExplained(tab, paid);
  await tab.expectNoSidewaysScroll();

  const payer = await enterAs(tab, world, 'agent', `${DAILY}?record=${record?.recordId}`);
  await expectExplained(tab, paid);
  expect(await payer.lines(20)).toContainEqual(['SALARY', `-${paid}`, expect.any(String)]);
});
