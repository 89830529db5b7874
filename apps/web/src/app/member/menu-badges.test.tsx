import { beforeEach, describe, expect, it } from 'vitest';

import { partOf } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => {
  harness.resetWorld();
  nameUnreadMessages();
});

/** Gives the unread messages of the seed titles that no other message has: Unread 1, Unread 2. */
function nameUnreadMessages(): void {
  const { store } = harness.site.world;
  const unread = store.messages.findBy('memberId', 'm_1001').filter(({ isRead }) => !isRead);
  store.transact(() =>
    unread.forEach(({ id }, place) => store.messages.update(id, { titleTy: `Unread ${place + 1}` })),
  );
}

const menu = (): HTMLElement | undefined => partOf('nav', 'Member centre');
const entry = (path: string): HTMLElement | undefined =>
  menu()?.querySelector<HTMLElement>(`a[href="${path}"]`) ?? undefined;

/** What is read after the name of an entry: the number that waits there; undefined without one. */
const badgeOf = (path: string): string | undefined => {
  const number = entry(path)?.querySelector('[aria-hidden=true]:not(svg)');
  return number?.nextElementSibling?.textContent ?? undefined;
};
const badges = () => ({
  missions: badgeOf('/member/missionLeaderboard'),
  messages: badgeOf('/member/messageV2'),
  rewards: badgeOf('/member/rewardCenter'),
});

const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const waitForBadges = (expected: ReturnType<typeof badges>): Promise<void> =>
  harness.site.waitUntil(() => JSON.stringify(badges()) === JSON.stringify(expected), JSON.stringify(expected));

describe('the menu of the member centre', () => {
  it('counts missions, messages and rewards that wait, after each claim and read message, and shows no zero [MEMBER-16]', async () => {
    const { site } = harness;
    await site.open({ address: '/member/missionLeaderboard', token: harness.tokens['member'] });
    await waitForBadges({
      missions: '1 mission to collect',
      messages: '2 unread messages',
      rewards: '4 rewards to collect',
    });

    await waitForControl('Collect ₱10.00');
    await press('Collect ₱10.00');
    await waitForControl('Good');
    await press('Good');
    await waitForBadges({ missions: undefined, messages: '2 unread messages', rewards: '3 rewards to collect' });

    await press(entry('/member/rewardCenter'));
    await waitForControl('Collect all 3');
    await press('Collect all 3');
    await waitForBadges({ missions: undefined, messages: '2 unread messages', rewards: undefined });

    await press(entry('/member/messageV2'));
    await waitForControl(/Unread 1/);
    await press(/Unread 1/);
    await waitForBadges({ missions: undefined, messages: '1 unread message', rewards: undefined });
    await press(/Unread 2/);
    await waitForBadges({ missions: undefined, messages: undefined, rewards: undefined });
    expect(site.problems).toEqual([]);
  });
});
