import { createApiClient, getSportsMatch } from '@croupier/sdk/client';
import { beforeEach, describe, expect, it } from 'vitest';

import { recordRequests } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { sectionOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { checkNow, fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => {
  harness.resetWorld();
  harness.site.world.clock.hold(true);
  sessionStorage.removeItem('sports-slip:SPORTS');
});

const LOST = { name: 'lost', fault: { kind: 'lostAfterCommit' } } as const;

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const prices = (): HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>('main li [aria-pressed]:not(:disabled)'),
];
const open = async (persona?: string, address = '/sports'): Promise<void> => {
  await harness.site.open({ address, token: persona === undefined ? undefined : harness.tokens[persona] });
  await harness.site.waitUntil(() => prices().length > 3, 'The matches');
};
const bets = () => harness.site.world.store.sportsTickets.all();
const selectionOnSlip = (): unknown =>
  JSON.parse(sessionStorage.getItem('sports-slip:SPORTS') ?? '{}').selections?.[0]?.selectionId;
const slip = (): string => sectionOf('Bet slip').textContent ?? '';

/** Calls off the match of a selection. */
function callOff(selectionId = ''): void {
  const [id = ''] = selectionId.split('.');
  const { store } = harness.site.world;
  store.transact(() => store.matchResults.insert({ id, home: null, away: null }));
}

/**
 * Advances the clock until the odds of a selection are others and its market is open: a movement may be too small to be seen,
 * and markets are suspended now and then.
 */
async function moveOdds(selectionId: string): Promise<void> {
  const { world } = harness.site;
  const client = createApiClient({ baseUrl: 'https://platform.example', fetch: world.dispatch });
  const [matchId = ''] = selectionId.split('.');
  const oddsWhenOpen = async (): Promise<string | undefined> => {
    const { markets } = (await getSportsMatch({ client, path: { matchId } })).value;
    const offered = markets.filter(({ state }) => state === 'OPEN').flatMap(({ selections }) => selections);
    return offered.find((selection) => selection.selectionId === selectionId)?.odds;
  };
  const before = await oddsWhenOpen();
  for (let tries = 0; tries < 20; tries += 1) {
    world.clock.advance(6 * 60_000);
    const odds = await oddsWhenOpen();
    if (odds !== undefined && odds !== before) return;
  }
  throw new Error(`The odds of ${selectionId} do not change.`);
}

/** Puts a price on the slip, the first by default, with a stake. */
async function choose(stake = '100', price = prices()[0]): Promise<void> {
  await press(price);
  await waitForControl(/^Stake on/);
  await fill(/^Stake on/, stake);
}

describe('the page of sports', () => {
  it('shows matches above its vendors [ROUTE-18]', async () => {
    await open();
    await waitForControl('Sigla Sports');
    expect(showsText('Sandbox odds')).toBe(true);
    expect(showsText('Bakunawa Arena')).toBe(false);
  });

  it('of e-sports shows their matches, vendors and a back button [ROUTE-18] [LOBBY-12]', async () => {
    await open(undefined, '/esports');
    await waitForControl('Arena Norte');
    expect(showsText(/Bakunawa Arena, Moon Circuit/)).toBe(true);
    expect(showsText('Barangay League')).toBe(false);
    expect(findControl('Back to the start')).toBeDefined();
  });

  it('of cockfights has no matches', async () => {
    await harness.site.open({ address: '/sports?gameType=COCKFIGHT' });
    await waitForControl('Labuyo Ring');
    expect(showsText('Bet slip')).toBe(false);
  });

  it('with a vendor of e-sports requests its games as those of SPORTS [CALL-30]', async () => {
    const requests = recordRequests(harness.site, 'listGames');
    await harness.site.open({ address: '/esports?vassalage=IMES' });
    await harness.site.waitUntil(() => requests.length > 0, 'The call');
    const { searchParams } = new URL(requests[0]?.url ?? '');
    expect([searchParams.get('gameType'), searchParams.get('vassalage')]).toEqual(['SPORTS', 'IMES']);
  });

  it('is narrowed by sport', async () => {
    await open();
    await press('Football');
    await harness.site.waitUntil(
      () => location.search === '?sport=FOOTBALL' && !showsText('Barangay League'),
      'Football',
    );
    expect(showsText('Football, Island Cup')).toBe(true);
  });

  it('opens all markets of a match', async () => {
    await open();
    const button = document.querySelector('main li [aria-expanded]');
    await press(button);
    await waitForText('Handicap');
    expect(button?.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('a slip', () => {
  it('is placed once at the price that was seen, and is among the own bets', async () => {
    await open('member');
    await choose();
    await press('Place ₱100.00');
    await press(/^Place|^Placing|^Enter/).catch(() => undefined);
    await waitForText('Your bet is placed');
    expect(bets()).toHaveLength(1);
    expect(slip()).toContain('No bets yet');
    const main = (): string => document.querySelector('main')?.textContent ?? '';
    await harness.site.waitUntil(() => /This session: 0:00:\d\d -₱100\.00/.test(main()), 'Time and result');
    await press('My bets');
    await waitForText('Back at most');
    expect(showsText('Open')).toBe(true);
  });

  it('stays over a reload', async () => {
    await open('member');
    await choose();
    await harness.site.reopen();
    await waitForControl('Place ₱100.00');
    expect(slip()).toContain('Winner');
  });

  it('is debited once when its answer was lost, and the page says so until it knows', async () => {
    await open('member');
    await choose();
    const stopFault = planFault(harness.site.world, 'placeSportsBets', LOST);
    await press('Place ₱100.00');
    await waitForText('Your bets may have gone through');
    stopFault();
    await checkNow();
    await waitForText('Your bet is placed');
    expect(bets()).toHaveLength(1);
  });

  it('at a price that has changed is not placed by itself, but when the new one is accepted', async () => {
    await open('member');
    // Of a match that begins late.
    await choose('100', prices().at(-1));
    await moveOdds(String(selectionOnSlip()));
    await press('Place ₱100.00');
    await waitForText('The odds have changed');
    expect(bets()).toEqual([]);
    await waitForControl(/^Accept \d+\.\d+ and place$/);
    await harness.site.untilIdle();
    // A press right after the change is meant for the price before.
    for (let tries = 0; bets().length === 0 && tries < 400; tries += 1) {
      const accept = findControl(/^Accept/);
      if (accept !== undefined) await press(accept);
      await harness.site.untilIdle();
    }
    expect(bets()).toHaveLength(1);
  });

  it('on a match that has begun is refused, and cannot be placed until it is removed', async () => {
    await open('member');
    await choose();
    callOff(String(selectionOnSlip()));
    await press('Place ₱100.00');
    await waitForText('Remove what takes no bets now');
    expect(bets()).toEqual([]);
    await press(/^Remove /);
    await harness.site.waitUntil(() => slip().includes('No bets yet'), 'An empty slip');
  });

  it('outside the limits says the limit, and is not sent', async () => {
    await open('member');
    await choose('5');
    await waitForText('The smallest stake is ₱10.00');
    expect(findControl('Enter a stake')).toHaveProperty('disabled', true);
  });

  it('above the balance is refused with the way to a deposit, and kept', async () => {
    const { store } = harness.site.world;
    // The bonus of the member has a largest stake.
    store.transact(() => store.turnoverGrants.all().forEach(({ id }) => store.turnoverGrants.remove(id)));
    await open('member');
    await choose('15000');
    await press('Place ₱15,000.00');
    await waitForText('Insufficient balance');
    expect(slip()).toContain('Your slip is kept');
    expect(bets()).toEqual([]);
  });

  it('of a guest asks to log in, and is kept', async () => {
    await open();
    await choose();
    await press('Log in to place');
    await harness.site.waitUntil(() => history.state.usr?.popup === 'login', 'The login');
    expect(history.state.usr).toEqual({ popup: 'login', returnTo: '/sports' });
    expect(sessionStorage.getItem('sports-slip:SPORTS')).toContain('"stake":"100"');
  });

  it('of free play is refused with the way to an account', async () => {
    const { store } = harness.site.world;
    store.transact(() => store.members.update('m_1001', { type: 4 }));
    await open('member');
    await press(prices()[0]);
    await waitForText('You need an account of your own');
    expect(findControl('Register')).toBeDefined();
  });
});

it('a bet that is decided while the page is open is shown with its result and reason', async () => {
  await open('member');
  await choose();
  await press('Place ₱100.00');
  await waitForText('Your bet is placed');
  await press('My bets');
  await waitForText('Back at most');
  callOff(bets()[0]?.selections);
  await harness.site.reload('listBettingRecords');
  await waitForText('Called off, stake back');
  expect(showsText('Stake back')).toBe(true);
});
