import type { GamingSessionStatus } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { SLOT } from '../../testing/page-calls.data.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const DUE: GamingSessionStatus = {
  running: true,
  session: {
    startedAt: '2026-11-21T01:00:00Z',
    elapsedSeconds: 3780,
    rounds: 5,
    stakes: '500.00',
    payouts: '260.00',
    netPosition: '-240.00',
    currency: 'PHP',
    endsAt: '2026-11-21T02:18:00Z',
    checkDueAt: '2026-11-21T02:00:00Z',
    checkDue: true,
  },
  realityCheck: { minutes: 60, choices: [15, 30, 60, 120], canBeOff: true },
};

const LOST = { name: 'a lost response', fault: { kind: 'lostAfterCommit' } } as const;
const ANSWERS = ['Stop playing', 'Continue', 'Set a limit', 'Take a break'];

const check = (): Element | null => document.querySelector('[role=alertdialog]');

/** Opens a page where a check is due, until an answer is acknowledged. */
async function openDue(address = SLOT): Promise<void> {
  const { site } = harness;
  changeAnswers<GamingSessionStatus>(site, 'getGamingSession', (value) =>
    site.callsSinceOpen.has('acknowledgeRealityCheck') ? value : DUE,
  );
  await site.open({ address, token: harness.tokens['member'] });
  await site.waitUntil(() => check() !== null, 'The check');
}

describe('a reality check', () => {
  it('P-16: covers the game with time, net position, stakes, payouts and four answers', async () => {
    await openDue();
    const text = check()?.textContent ?? '';
    for (const part of ['1:03:00', '-₱240.00', '₱500.00', '₱260.00', 'after 5 rounds']) expect(text).toContain(part);
    const buttons = [...(check()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
    expect(buttons).toEqual(ANSWERS);
    expect(check()?.querySelector('a')?.getAttribute('href')).toBe('/member/personalHistoryCopy?from=2026-11-21');
  });

  it.each(['/lottery', '/sports'])('P-15: covers %s too', async (address) => {
    await openDue(address);
    expect(showsText('You have been playing for 1:03:00')).toBe(true);
  });

  it('P-15: closes once the platform has the answer', async () => {
    await openDue();
    await press('Continue');
    await harness.site.waitUntil(() => check() === null, 'The game');
    expect(findControl('Leave the game')).toBeDefined();
  });

  it('stays, and asks again by itself, while the answer of the platform is lost', async () => {
    await openDue();
    const stopFault = planFault(harness.site.world, 'acknowledgeRealityCheck', LOST);
    await press('Continue');
    await harness.site.waitUntil(() => showsText('We are checking whether your answer arrived'), 'The question');
    stopFault();
    await harness.site.waitUntil(() => check() === null, 'The game');
    expect(findControl('Leave the game')).toBeDefined();
  });

  it('P-16: brings the money back and leaves the game when the member stops', async () => {
    const recalls = recordRequests(harness.site, 'recallAllWallets');
    await openDue();
    await press('Stop playing');
    await harness.site.waitUntil(() => location.pathname === '/' && check() === null, 'Home');
    expect(recalls).toHaveLength(1);
  });

  it('leads to the limits, where no check covers the page', async () => {
    await openDue();
    await press('Set a limit');
    await harness.site.waitUntil(() => location.pathname === '/member/limits', 'The limits');
    await harness.site.waitUntil(() => check() === null, 'The page');
    expect(showsText('Limits and breaks')).toBe(true);
  });
});
