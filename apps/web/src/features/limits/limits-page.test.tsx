import { createApiClient, setPlayerLimit } from '@croupier/sdk/client';
import type { PlayerLimitKind, PlayerLimitPeriod, PlayerProtection } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { linksOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { checkNow, fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const LOST = { name: 'a lost response', fault: { kind: 'lostAfterCommit' } } as const;

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));

async function setLimit(kind: PlayerLimitKind, period: PlayerLimitPeriod, amount: string): Promise<void> {
  const client = createApiClient({
    baseUrl: 'https://platform.example',
    fetch: harness.site.world.dispatch,
    getToken: () => harness.tokens['member'],
  });
  const body = { amount, ...(kind !== 'SESSION' && { currency: 'PHP' }) };
  await setPlayerLimit({ client, path: { kind, period }, body });
}

async function open(): Promise<void> {
  await harness.site.open({ address: '/member/limits', token: harness.tokens['member'] });
  await waitForText('Take a break');
}

/** Opens the sheet of a limit, types a value and sends it. */
async function typeLimit(button: string | RegExp, value: string, submit: string): Promise<void> {
  await press(button);
  await harness.site.waitUntil(() => findControl('At most') !== undefined, 'The sheet');
  await fill('At most', value);
  await press(submit);
}

/** Lets the time of the raises that wait be over; the session is shorter than they wait. */
function letRaiseWait(): void {
  const { store, clock } = harness.site.world;
  for (const { id, pending } of limitsInForce()) {
    if (pending === null) continue;
    const readyAt = clock.now().toISOString();
    store.transact(() => store.playerLimits.update(id, { pending: { ...pending, readyAt } }));
  }
}

const amountsInForce = () => limitsInForce().map(({ amount }) => amount);

const limitsInForce = () => harness.site.world.store.playerLimits.findBy('memberId', 'm_1001');

describe('limits', () => {
  it('asks for none where there is none, and the first one holds at once', async () => {
    await open();
    await waitForText('You have no limits yet');
    await typeLimit('Set', '4000', 'Set the limit');
    await waitForText('It holds from now on');
    await waitForText('left of ₱4,000.00');
    expect(amountsInForce()).toEqual(['4000.00']);
  });

  it('P-06: a lower limit holds at once', async () => {
    await setLimit('DEPOSIT', 'DAY', '4000.00');
    await open();
    await typeLimit('Change', '3000', 'Set the limit');
    await waitForText('left of ₱3,000.00');
    expect(amountsInForce()).toEqual(['3000.00']);
  });

  it('P-07: a raise waits, can be confirmed after its time, and then holds', async () => {
    await setLimit('DEPOSIT', 'DAY', '500.00');
    await open();
    await press('Change');
    await harness.site.waitUntil(() => findControl('At most') !== undefined, 'The sheet');
    await fill('At most', '1000');
    await waitForText('This is a raise, so it waits 24 hours');
    await press('Ask for the raise');
    await waitForText('Raise to ₱1,000.00 a day');
    await press('Confirm');
    await waitForText(/This is possible from .+ on\./);
    letRaiseWait();
    await press('Confirm');
    await waitForText('left of ₱1,000.00');
    expect(amountsInForce()).toEqual(['1000.00']);
  });

  it('P-08: a raise that waits is dropped by setting the value in force', async () => {
    await setLimit('DEPOSIT', 'DAY', '500.00');
    await setLimit('DEPOSIT', 'DAY', '1000.00');
    await open();
    await waitForText('Raise to ₱1,000.00 a day');
    await press('Drop it');
    await harness.site.waitUntil(() => !showsText('Raise to ₱1,000.00 a day'), 'The limit alone');
    expect(showsText('left of ₱500.00')).toBe(true);
  });

  it('says that a confirmation is being checked when its answer was lost', async () => {
    await setLimit('DEPOSIT', 'DAY', '500.00');
    await setLimit('DEPOSIT', 'DAY', '1000.00');
    await open();
    letRaiseWait();
    const stopFault = planFault(harness.site.world, 'confirmPlayerLimit', LOST);
    await press('Confirm');
    await waitForText('We are checking what was set');
    stopFault();
    await checkNow();
    await waitForText('left of ₱1,000.00');
    expect(amountsInForce()).toEqual(['1000.00']);
  });

  it('P-02: takes whole minutes between 15 and 1440 for the time in games', async () => {
    await open();
    await typeLimit('Set: Limit of time in games', '14', 'Set the limit');
    await harness.site.untilIdle();
    expect(findControl('At most')?.getAttribute('aria-invalid')).toBe('true');
    expect(limitsInForce()).toEqual([]);
    await fill('At most', '90');
    await press('Set the limit');
    await waitForText('Time in games, 1 hour, 30 minutes a day');
  });

  it('P-02: takes zero, which closes deposits', async () => {
    await open();
    await typeLimit('Set', '0', 'Set the limit');
    await waitForText(/You can deposit again from/);
    expect(amountsInForce()).toEqual(['0.00']);
  });

  it('P-15: changes how often play is interrupted', async () => {
    await open();
    await waitForText('Reality check, every 1 hour');
    await press('Change: Reality check');
    await harness.site.waitUntil(() => findControl('30 minutes') !== undefined, 'The choices');
    await press('30 minutes');
    await press('Save');
    await waitForText('Reality check, every 30 minutes');
    expect(harness.site.world.store.realityChecks.get('m_1001')?.minutes).toBe(30);
  });
});

describe('a page whose limits do not load', () => {
  it('says that they hold, and still lets the member stop', async () => {
    planFault(harness.site.world, 'getPlayerProtection', { name: '', fault: { kind: 'status', status: 503 } });
    await open();
    await waitForText('Your limits did not load. They hold all the same.');
    expect(findControl('7 days')).toBeDefined();
  });
});

describe('stopping', () => {
  it('P-17: begins a break after one yes, without password and reason', async () => {
    const requests = recordRequests(harness.site, 'startTimeOut');
    await open();
    await press('7 days');
    await waitForText('A break of 7 days?');
    await press('Take a break of 7 days');
    await harness.site.waitUntil(() => requests.length > 0, 'The call');
    expect(await requests[0]?.json()).toEqual({ days: 7 });
  });

  it('P-18: excludes only after the ticked statement', async () => {
    const requests = recordRequests(harness.site, 'startSelfExclusion');
    await open();
    await press('6 months');
    await waitForText('Exclude yourself for 6 months?');
    expect(findControl('Exclude me for 6 months')).toHaveProperty('disabled', true);
    await press(/^I have read this/);
    await press('Exclude me for 6 months');
    await harness.site.waitUntil(() => requests.length > 0, 'The call');
    expect(await requests[0]?.json()).toEqual({ months: 6, understood: true });
  });

  it('P-21: says on a break until when it lasts and what stays open', async () => {
    changeAnswers<PlayerProtection>(harness.site, 'getPlayerProtection', (value) => ({
      ...value,
      break: { state: 'TIME_OUT', since: '2026-11-22T12:00:00Z', until: '2026-11-29T12:00:00Z' },
    }));
    await harness.site.open({ address: '/member/limits', token: harness.tokens['member'] });
    await waitForText(/You are on a break until Sun, Nov 29(?:, 2026)?, 8:00 PM/);
    const links = linksOf(document.querySelector('main') ?? undefined);
    expect(links).toEqual(expect.arrayContaining(['/member/withdraw', '/member/transactionHistory']));
    expect(document.querySelector('header a[href="/member/depositv2"]')).toBeNull();
  });
});
