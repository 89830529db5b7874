import { queryKeyOf } from '@croupier/sdk/hooks';
import type { RafflePromotion } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { isBalanceHeld } from '../../shared/member-balance.ts';
import { changeAnswers } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { partOf, sectionOf, showsText } from '../../testing/page-parts.ts';
import { giveTurns } from '../../testing/raffle-turns.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { checkNow, fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => {
  harness.resetWorld();
  harness.site.world.clock.hold(true);
});

const RAFFLE = '/promotions/promo_fiesta_raffle/raffle';
const MARICEL = 'm_1001';
const NO_SESSION = { name: 'no session', fault: { kind: 'error', code: 'AUTH_REQUIRED' } } as const;
const NO_ANSWER = { name: 'no answer', fault: { kind: 'status', status: 503 } } as const;
const LOST = { name: 'lost', fault: { kind: 'lostAfterCommit' } } as const;
/** Server seed of the contract's examples; client seeds whose first turn gives the named prize. */
const SERVER_SEED = '6f1e0c5a9b3d47e28c10f4a7d95b2e6638a1c0de4472b95f0d1e2c3b4a596877';
const CLIENT_SEEDS = { fifty: 'try-0', nothing: 'try-1' } as const;

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const dialog = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';
const runningRaffle = () => {
  const newest = harness.site.world.store.raffles.all().toSorted((a, b) => (a.startAt < b.startAt ? 1 : -1))[0];
  if (newest === undefined) throw new Error('No raffle runs.');
  return newest;
};
const ownDraws = () => {
  const { id } = runningRaffle();
  return harness.site.world.store.raffleDraws.findBy('memberId', MARICEL).filter(({ raffleId }) => raffleId === id);
};
const wheel = (): string => partOf('[role=img]', 'Prize wheel with 6 prizes')?.textContent ?? '';

/** Opens the raffle as maricel, who has chances for so many turns; the seeds decide what the first one gives. */
async function openWith(turns: number, seeds: keyof typeof CLIENT_SEEDS = 'fifty'): Promise<void> {
  const { store } = harness.site.world;
  const raffle = runningRaffle();
  store.transact(() => {
    const seedPair = { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEEDS[seeds], draws: 0 };
    store.raffleEntries.update(`${raffle.id} ${MARICEL}`, { seeds: [seedPair] });
    for (const { id } of ownDraws()) store.raffleDraws.remove(id);
  });
  giveTurns(harness.site.world, turns);
  await harness.site.open({ address: RAFFLE, token: harness.tokens['member'] });
  await waitForControl('Take a turn');
}

describe('the page of a raffle', () => {
  it('shows the turns, the chances of each prize as shares of the dial, and what is missing to the next turn', async () => {
    await openWith(3);
    await waitForText('You have 3 turns.');
    expect(document.title).toBe('Fiesta raffle · Croupier');
    const table = document.querySelector('table')?.textContent;
    expect(table).toMatch(
      /₱5,000 bonus0\.01%1 in 10,000.*₱50 bonus5\.00%1 in 20.*Better luck next time53\.89%1 in 1\.9/,
    );
    expect(sectionOf('Where my turns come from').textContent).toContain('₱380.00 of turnover to the next turn.');
    expect(sectionOf('The big draw').textContent).toMatch(/Motorcycle, 125 cc.*Phone, 128 GB/);
  });

  it('a turn shows the prize that the platform drew, and the balance after it [PROMO-02]', async () => {
    await openWith(2);
    await press('Take a turn');
    await waitForText('You won');
    expect(dialog()).toMatch(/₱50 bonus.*₱50\.00.*Balance/);
    expect(ownDraws()).toHaveLength(1);
    expect(wheel()).toContain('1turn left');
    await press('Done');
    await harness.site.waitUntil(() => /Not revealed yet/.test(sectionOf('My turns').textContent ?? ''), 'The turn');
    expect(sectionOf('My turns').textContent).toContain('₱50 bonus');
  });

  it('a turn without a prize says so and offers the next one', async () => {
    await openWith(2, 'nothing');
    await press('Take a turn');
    await waitForText('No prize this time');
    await press('Next turn, 1 left');
    await harness.site.waitUntil(() => ownDraws().length === 2, 'The next turn');
    expect(ownDraws().map(({ nonce }) => nonce)).toEqual([0, 1]);
  });

  it('a lost answer is asked for again with the same key, and takes one turn', async () => {
    await openWith(2);
    const stop = planFault(harness.site.world, 'claimRafflePromotion', LOST);
    await press('Take a turn');
    await waitForText('No answer yet for your turn');
    expect(showsText('It may have gone through.')).toBe(true);
    stop();
    await checkNow();
    await waitForText('You won');
    expect(ownDraws()).toHaveLength(1);
  });

  it('without turns it cannot be turned, and says where the next one comes from', async () => {
    await openWith(1);
    await press('Take a turn');
    await waitForControl('Done');
    await press('Done');
    await waitForText('You have used all turns.');
    expect(findControl('Take a turn')?.matches(':disabled')).toBe(true);
  });

  it('can be turned again when play elsewhere gives a turn after the last one', async () => {
    await openWith(1);
    await press('Take a turn');
    await waitForControl('Done');
    await press('Done');
    await waitForText('You have used all turns.');
    giveTurns(harness.site.world, 2);
    await harness.site.queryClient?.invalidateQueries({ queryKey: queryKeyOf('getRafflePromotion') });
    await waitForText('You have 1 turn.');
    expect(wheel()).toContain('1turn left');
    expect(findControl('Take a turn')?.matches(':disabled')).toBe(false);
  });
});

describe('a turn without an answer', () => {
  const loseAnswer = async (): Promise<() => void> => {
    await openWith(2);
    const stop = planFault(harness.site.world, 'claimRafflePromotion', LOST);
    await press('Take a turn');
    await waitForText('No answer yet for your turn');
    return stop;
  };

  it('is not shown on another raffle', async () => {
    await loseAnswer();
    changeAnswers<RafflePromotion>(harness.site, 'getRafflePromotion', (raffle) => ({
      ...raffle,
      promotion: { ...raffle.promotion, status: 'JOINED' },
    }));
    await press('The raffle before');
    await harness.site.waitUntil(() => findControl('The raffle before') === undefined, 'The other raffle');
    await waitForControl('Take a turn');
    expect(showsText('No answer yet for your turn')).toBe(false);
  });

  it('keeps live events from the balance until its result has been shown, also after a reload', async () => {
    const stop = await loseAnswer();
    expect(isBalanceHeld()).toBe(true);
    await harness.site.reopen();
    await waitForText('No answer yet for your turn');
    expect(isBalanceHeld()).toBe(true);
    stop();
    await checkNow();
    await waitForText('You won');
    expect(isBalanceHeld()).toBe(false);
  });

  it('leaves the balance to live events when the session has ended', async () => {
    await openWith(2);
    planFault(harness.site.world, 'claimRafflePromotion', NO_SESSION);
    await press('Take a turn');
    await waitForText('Your session has ended.');
    expect(isBalanceHeld()).toBe(false);
  });
});

describe('the check of a raffle', () => {
  it('PR-22, PR-27: a change of the seeds reveals the old one, and the browser computes the turn again', async () => {
    await openWith(2);
    await press('Take a turn');
    await waitForControl('Done');
    await press('Done');
    await harness.site.waitUntil(() => dialog() === '', 'The page');
    await press('Change the seeds');
    await fill('Your text', 'no spaces!');
    await press('Change and reveal');
    await waitForText('Use 1 to 64 letters');
    await fill('Your text', 'sampaguita-21');
    await press('Change and reveal');
    await waitForText('The seeds are new, and the old one is revealed.');
    await harness.site.waitUntil(() => /Matches/.test(sectionOf('My turns').textContent ?? ''), 'The check');
    expect(sectionOf('My turns').textContent).toContain(SERVER_SEED);
    expect(sectionOf('My turns').textContent).toContain('sampaguita-21');
  });

  it('PR-26, PR-27: the tickets of last month are computed again and match; an added ticket differs', async () => {
    await openWith(1);
    await press('The raffle before');
    await waitForText('This raffle is over.');
    await harness.site.waitUntil(() => /Matches/.test(sectionOf('Verify the big draw').textContent ?? ''), 'The check');
    expect(sectionOf('Verify the big draw').textContent).toContain('it does not prove that no ticket was added before');
    expect(sectionOf('My turns').textContent).toContain('Revealed seed of 3 turns');
    const { store } = harness.site.world;
    const raffle = store.raffles.all().find(({ winners }) => winners !== null);
    if (raffle === undefined) throw new Error('No raffle is drawn.');
    const last = raffle.ticketsText?.split('\n').at(-2) ?? '';
    const [, end = '0'] = /-(\d+):/.exec(last) ?? [];
    store.transact(() =>
      store.raffles.update(raffle.id, {
        ticketsText: `${raffle.ticketsText}${Number(end) + 1}-${Number(end) + 1}:ffffffffffff\n`,
      }),
    );
    await harness.site.reload('getRaffleDraw');
    await harness.site.waitUntil(() => /Differs/.test(sectionOf('Verify the big draw').textContent ?? ''), 'The check');
  });
});

describe('other visitors', () => {
  it('a guest sees the chances and is sent to the login for a turn', async () => {
    await harness.site.open({ address: RAFFLE });
    await waitForControl('Log in to take a turn');
    expect(findControl('Take a turn')?.matches(':disabled')).toBe(true);
    expect(showsText('Where my turns come from')).toBe(false);
    await press('Log in to take a turn');
    expect(history.state.usr).toMatchObject({ returnTo: RAFFLE });
  });

  it('free play sees that a true account is needed', async () => {
    await harness.site.open({ address: '/nowhere', popup: 'login' });
    await waitForControl('Try it with play money');
    await press('Try it with play money');
    await harness.site.waitUntil(() => sessionStorage.getItem('token') !== null, 'The session');
    await harness.site.open({ address: RAFFLE, token: sessionStorage.getItem('token') ?? '' });
    await waitForText('This needs an account of your own');
    expect(findControl('Take a turn')).toBeUndefined();
  });

  it('a session that does not load says so, and is read again', async () => {
    const stop = planFault(harness.site.world, 'getMemberInfo', NO_ANSWER);
    await harness.site.open({ address: RAFFLE, token: harness.tokens['member'] });
    await waitForText('This did not load');
    expect(findControl('Take a turn')).toBeUndefined();
    stop();
    await press('Try again');
    await waitForControl('Take a turn');
    expect(showsText('This did not load')).toBe(false);
  });

  it('an unknown raffle says so', async () => {
    await harness.site.open({ address: '/promotions/promo_other/raffle', token: harness.tokens['member'] });
    await waitForText('There is no such raffle');
    expect(findControl('Take a turn')).toBeUndefined();
  });
});
