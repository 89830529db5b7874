import { beforeEach, describe, expect, it } from 'vitest';

import { planFault } from '../../testing/fault-kinds.data.ts';
import { partOf, sectionOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { checkNow, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => {
  harness.resetWorld();
  harness.site.world.clock.hold(true);
});

const LINES = '/lottery?gameCode=BOLA642';
const DIGITS = '/vnLottery?gameCode=HNVIP';
const LOST = { name: 'lost', fault: { kind: 'lostAfterCommit' } } as const;
const HALF_HOUR = 30 * 60_000;

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const open = async (address: string, persona = 'member'): Promise<void> => {
  await harness.site.open({ address, token: harness.tokens[persona] });
};
const tickets = (code: string) =>
  harness.site.world.store.bets
    .all()
    .filter(({ tickets: ticket }) => ticket?.includes(`"gameCode":"${code}"`) === true);
const slip = (): string => sectionOf('My slip').textContent ?? '';

/** Puts a line of six chosen balls on the slip. */
async function addLine(numbers: readonly number[]): Promise<void> {
  await waitForControl(String(numbers[0]));
  for (const number of numbers) await press(String(number));
  await press('Add this line to the slip');
}

/** Puts a bet on two digits on the slip. */
async function addDigits(): Promise<void> {
  await waitForControl('Lucky pick');
  await press('Lucky pick');
  await press('Add 1 bet to the slip');
}

describe('the page of a lottery', () => {
  it.each([
    ['/lottery', 'Manila 3D'],
    ['/lottery?gameCode=BOLA642', 'Bola 6/42'],
    ['/vnLottery', 'Hà Nội'],
    ['/vnLottery?gameCode=VNHAIPHONG', 'Hải Phòng'],
    ['/seaLottery', 'Manila 3D'],
    ['/seaLottery?gameCode=SEAPENANG', 'Penang 4D'],
  ])('%s shows %s with its open draw [ROUTE-21] [ROUTE-22]', async (address, name) => {
    await open(address);
    await waitForText('Bets close in');
    await harness.site.waitUntil(() => document.querySelector('main h1')?.textContent === name, name);
    expect(document.title).toBe(`${name} · Croupier`);
    expect(showsText(/Draw 2026\d{4}-\d{3}/)).toBe(true);
  });

  it.each(['/lottery', '/vnLottery', '/seaLottery'])('%s needs the token of a login [ROUTE-23]', async (address) => {
    await harness.site.open({ address });
    await harness.site.waitUntil(() => location.pathname === '/', 'Home');
    expect(history.state.usr).toEqual({ popup: 'login', returnTo: address });
  });

  it.each(['/lottery', '/vnLottery', '/seaLottery'])(
    '%s has neither footer nor side menu [ROUTE-24]',
    async (address) => {
      await open(address);
      await waitForText('Bets close in');
      await harness.site.untilIdle();
      expect([document.querySelector('footer'), partOf('nav', 'Menu')]).toEqual([null, undefined]);
    },
  );

  it('sends the player of a lottery without tickets to its vendor', async () => {
    await open('/lottery?gameCode=KENO1');
    await waitForControl('Open the lottery');
    expect(findControl('Open the lottery')?.getAttribute('href')).toBe('/seamless?vassalage=LOTT&gameType=ELOTT');
    expect(findControl(/^Place/)).toBeUndefined();
  });
});

describe('a ticket', () => {
  it('of balls is placed with the total that the button names, once, and is among the own bets', async () => {
    await open(LINES);
    await addLine([4, 11, 18, 23, 31, 40]);
    await addLine([42, 7, 9, 16, 28, 35]);
    const before = tickets('BOLA642').length;
    await press('Place 2 lines, ₱40.00');
    await press(/^Place 2 lines|^Placing/);
    await waitForText('Your ticket is placed');
    expect(tickets('BOLA642')).toHaveLength(before + 1);
    expect(tickets('BOLA642').at(-1)).toMatchObject({ stake: '40.00', status: 'UNSETTLED' });
    expect(slip()).toContain('Nothing on the slip yet');
    await press('My bets');
    await waitForText('Open');
    expect(showsText('₱40.00')).toBe(true);
  });

  it('of digits has a line for each combination, in the chosen way and stake', async () => {
    await open(DIGITS);
    await waitForControl('Last two');
    const rows = [...document.querySelectorAll<HTMLElement>('[role=group]')];
    const digit = (position: number, name: string) =>
      [
        ...(rows.find((row) => row.getAttribute('aria-label') === `Digit ${position}`)?.querySelectorAll('button') ??
          []),
      ].find(({ textContent }) => textContent === name);
    await press(digit(4, '2'));
    await press(digit(4, '7'));
    await press(digit(5, '5'));
    await press('Add 2 bets to the slip');
    await press('Place 2 lines, ₱20.00');
    await waitForText('Your ticket is placed');
    const ticket = JSON.parse(tickets('HNVIP').at(-1)?.tickets ?? '{}').lotteryTicket;
    expect(ticket.lines).toEqual([
      { numbers: ['2', '5'], betWay: 'LAST2', stake: '10.00' },
      { numbers: ['7', '5'], betWay: 'LAST2', stake: '10.00' },
    ]);
  });

  it('stays on the slip over a reload until it is placed', async () => {
    await open(LINES);
    await addLine([1, 2, 3, 4, 5, 6]);
    await harness.site.reopen();
    await waitForControl('Place 1 line, ₱20.00');
    expect(slip()).toContain('1 · 2 · 3 · 4 · 5 · 6');
  });

  it('is debited once when its answer was lost, and the page says so until it knows', async () => {
    await open(LINES);
    await addLine([1, 2, 3, 4, 5, 6]);
    const before = tickets('BOLA642').length;
    const stopFault = planFault(harness.site.world, 'placeLotteryTicket', LOST);
    await press('Place 1 line, ₱20.00');
    await waitForText('Your bets may have gone through');
    stopFault();
    await checkNow();
    await waitForText('Your ticket is placed');
    expect(tickets('BOLA642')).toHaveLength(before + 1);
  });

  it('is refused when its draw has closed, keeps the lines, and is placed for the next draw', async () => {
    await open('/lottery?gameCode=MNL3D');
    await addDigits();
    const closed = /Draw (\d{8}-\d{3})/.exec(document.querySelector('main')?.textContent ?? '')?.[1] ?? '';
    harness.site.world.clock.advance(HALF_HOUR);
    await press('Place 1 line, ₱10.00');
    await waitForText('This draw takes no bets any more');
    expect(tickets('MNL3D').filter(({ tickets: ticket }) => ticket?.includes(closed))).toEqual([]);
    await harness.site.waitUntil(() => !slip().includes(closed), 'The next draw');
    await press('Place 1 line, ₱10.00');
    await waitForText('Your ticket is placed');
    expect(showsText('This draw takes no bets any more')).toBe(false);
  });

  it('that is decided while the page is open is shown with its result, and the balance with its win', async () => {
    await open('/lottery?gameCode=MNL3D');
    await addDigits();
    await press('Place 1 line, ₱10.00');
    await waitForText('Your ticket is placed');
    await press('My bets');
    await waitForText('Open');
    harness.site.world.clock.advance(HALF_HOUR);
    await harness.site.waitUntil(() => !showsText('Open'), 'The result');
    expect(showsText(/No win|Won ₱/)).toBe(true);
  });

  it('above the balance is refused with the way to a deposit', async () => {
    await open(LINES);
    await addLine([1, 2, 3, 4, 5, 6]);
    const fault = { kind: 'error', code: 'INSUFFICIENT_BALANCE' } as const;
    planFault(harness.site.world, 'placeLotteryTicket', { name: 'poor', fault });
    await press('Place 1 line, ₱20.00');
    await waitForText('Insufficient balance');
    expect(findControl('Deposit')).toBeDefined();
    expect(slip()).toContain('Nothing was placed and nothing was paid');
    expect(slip()).toContain('1 · 2 · 3 · 4 · 5 · 6');
  });
});

describe('the time that is left', () => {
  it('is that of the server, whatever the clock of the device says', async () => {
    const { clock } = harness.site.world;
    // Its draws close each half hour: three minutes before the end of the next, ahead of the device.
    clock.advance(2 * HALF_HOUR - (clock.now().getTime() % HALF_HOUR) - 3 * 60_000);
    await open('/lottery?gameCode=MNL3D');
    await waitForText('Bets close in');
    expect(document.querySelector('[role=timer]')?.textContent).toMatch(/^(?:3min00|2min5\d)s$/);
  });
});

describe('the other parts', () => {
  it('are in the address, and Back leaves the lottery', async () => {
    await open(`${LINES}&view=rules`);
    await waitForText('1 in 5,245,786');
    const { length } = history;
    await press('Results');
    await harness.site.waitUntil(() => location.search === '?gameCode=BOLA642&view=results', 'The address');
    await press('Play');
    await harness.site.waitUntil(() => location.search === '?gameCode=BOLA642', 'The address');
    expect(history.length).toBe(length);
  });

  it('check a draw in the browser', async () => {
    await open(LINES);
    await waitForControl('Results');
    await press('Results');
    await harness.site.waitUntil(() => document.querySelector('main h3 button') !== null, 'The results');
    await press(document.querySelector('main h3 button'));
    await waitForText('Matches');
    expect(showsText('Does not match')).toBe(false);
    expect(showsText('Every number is as likely as any other next time')).toBe(true);
  });

  it('state prizes, chances and return', async () => {
    await open(LINES);
    await waitForControl('Rules');
    await press('Rules');
    await waitForText('1 in 5,245,786');
    expect(showsText('57.44%')).toBe(true);
  });

  it('invite to play where there are no bets', async () => {
    await open('/lottery?gameCode=BOLA655');
    await waitForControl('My bets');
    await press('My bets');
    await waitForText('No bets here yet');
    await press('Pick numbers');
    await waitForControl('Lucky pick');
    expect(showsText('Nothing on the slip yet')).toBe(true);
  });
});
