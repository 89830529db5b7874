import { beforeEach, describe, expect, it } from 'vitest';

import { planFault } from '../../testing/fault-kinds.data.ts';
import { sectionOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { checkNow, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const MARICEL = 'm_1001';
const LOST = { name: 'a lost response', fault: { kind: 'lostAfterCommit' } } as const;

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const grants = () => harness.site.world.store.turnoverGrants;
const forfeits = () =>
  harness.site.world.store.journal
    .movementsOf(MARICEL)
    .filter(({ memo }) => typeof memo === 'object' && memo?.EN === 'Bonus given up');

async function open(): Promise<void> {
  await harness.site.open({ address: '/member/bonusDetails', token: harness.tokens['member'] });
}

async function giveItUp(): Promise<void> {
  await harness.site.waitUntil(() => findControl('Give up the bonus') !== undefined, 'The bonus');
  await press('Give up the bonus');
  await harness.site.waitUntil(() => findControl('Give it up') !== undefined, 'The question');
}

describe('the bonuses of a member', () => {
  it('say first how much is theirs, then what counts and how the bonus in play ends [MEMBER-09]', async () => {
    await open();
    await waitForText('₱10,980.50 of your ₱12,480.50 can be withdrawn now');
    await waitForText('How much a stake counts');
    const text = document.querySelector('main')?.textContent ?? '';
    for (const part of [
      'stake ₱2,286.00 more for it until',
      '₱2,714.00 of ₱5,000.00 (54%)',
      'Live casino 20%',
      'The ₱500.00 is yours, and so is all that you won with it.',
      'The ₱500.00 goes back. Your own money and all winnings stay.',
      'The next ₱1,000.00 that you stake counts for what you paid in',
      'At most ₱500.00 a round',
    ])
      expect(text).toContain(part);
    const counted = sectionOf('What has counted').textContent ?? '';
    expect(['₱2,594.00', '₱120.00', '₱2,714.00'].filter((amount) => !counted.includes(amount))).toEqual([]);
    const wallet = sectionOf('Your main wallet').textContent ?? '';
    expect(wallet).toContain('₱10,980.50');
    expect(wallet).toContain('Paid in, to be staked once₱1,000.00');
    expect(wallet).toContain('Bonus, until it is played₱500.00');
  });

  it('say that all is theirs when no bonus is in play', async () => {
    const { world } = harness.site;
    world.store.transact(() => {
      for (const { id } of grants().all()) grants().remove(id);
    });
    await open();
    await waitForText('All of your ₱12,480.50 can be withdrawn now');
    await waitForText('No bonus is in play');
    expect(findControl('Give up the bonus')).toBeUndefined();
  });

  it('count winnings among what goes back only where the site locks them', async () => {
    const { store } = harness.site.world;
    store.transact(() => {
      for (const { id, bonusId } of grants().findBy('memberId', MARICEL))
        if (bonusId !== null) grants().update(id, { locksWinnings: true });
    });
    await open();
    await waitForText('goes back as things stand: the bonus, and what you won since you have it.');
    expect(showsText('Your own money and all winnings stay.')).toBe(false);
  });
});

describe('forfeiting a bonus', () => {
  it('says what goes back and what stays, and then shows the money as it is', async () => {
    await open();
    await giveItUp();
    const dialog = document.querySelector('[role="alertdialog"]')?.textContent ?? '';
    for (const part of ['Goes back₱500.00', 'Left to stake then₱1,000.00', 'Main wallet then₱11,980.50'])
      expect(dialog).toContain(part);
    await press('Give it up');
    await waitForText('You gave the bonus up. ₱500.00 went back.');
    await waitForText('₱10,980.50 of your ₱11,980.50 can be withdrawn now');
    await waitForText('Given up');
    expect(forfeits()).toHaveLength(1);
  });

  it('happens once when its answer was lost, and the page says so until it knows', async () => {
    await open();
    await giveItUp();
    const stopFault = planFault(harness.site.world, 'forfeitBonus', LOST);
    await press('Give it up');
    await waitForText('We are checking what became of it');
    stopFault();
    await checkNow();
    await waitForText('You gave the bonus up. ₱500.00 went back.');
    expect(forfeits()).toHaveLength(1);
  });

  it('is refused with a reason when the bonus has ended meanwhile', async () => {
    await open();
    await giveItUp();
    const { store } = harness.site.world;
    store.transact(() => {
      for (const { id, bonusId } of grants().findBy('memberId', MARICEL))
        if (bonusId !== null) grants().update(id, { state: 'DONE', endedAt: '2026-11-21T06:00:00.000Z' });
    });
    await press('Give it up');
    await waitForText('This bonus is not active any more');
    await waitForText('No bonus is in play');
    expect(forfeits()).toEqual([]);
  });
});
