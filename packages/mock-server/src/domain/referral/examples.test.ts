import { getReferral, listReferredFriends, listRewards } from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { becomeInviter, createFriend, type Friend } from '../../testing/friends.ts';
import { HOUR } from '../../testing/people.ts';

const AT = '2026-11-21T06:00:00.000Z';
/** Friends of maricel who are rewarded in the month of the seed. */
const SEEDED = 1;

/** Adds friends who were rewarded earlier in the month. */
function addRewarded({ world: { store } }: Friend, count: number): void {
  const result = { inviterId: ids.member, refusal: null, isWaiting: false };
  const at = '2026-11-10T06:00:00Z';
  store.transact(() => {
    for (let number = 0; number < count; number += 1)
      store.referralResults.insert({ ...result, id: `m_rewarded_${number}`, qualifiedAt: at, rewardAt: at });
  });
}

const rewardsOf = ({ world: { store } }: Friend, memberId: string) =>
  store.rewards
    .findBy('memberId', memberId)
    .filter(({ id }) => id.startsWith(`ref_${ids.newcomer}_`))
    .map(({ amount, issuedAt }) => [amount, issuedAt]);

async function friendOf(friend: Friend) {
  await becomeInviter(friend);
  const { value } = await listReferredFriends({ client: friend.client, query: { pageNo: 1, pageSize: 20 } });
  return value.content.find(({ account }) => account === 'b***n');
}

it('EX-RE-01: rewards a friend and the inviter at once, the tenth of the month [REF-01]', async () => {
  const friend = await createFriend(AT);
  addRewarded(friend, 9 - SEEDED);
  await friend.deposit('500.00');
  friend.fund('1500.00');
  await friend.play('1500.00');
  expect(rewardsOf(friend, ids.member)).toEqual([['188.00', AT]]);
  expect(rewardsOf(friend, ids.newcomer)).toEqual([['188.00', AT]]);
  const shown = await friendOf(friend);
  expect(shown).toMatchObject({ qualified: true, reward: '188.00', depositDone: '500.00', betDone: '1500.00' });
  expect(shown).not.toHaveProperty('rewardAt');
});

it('EX-RE-02: refuses a friend of the same household for good', async () => {
  const friend = await createFriend(AT, { address: '14, MABINI street  Quezon-City.' });
  await friend.deposit('900.00');
  friend.fund('9100.00');
  await friend.play('9000.00');
  expect([rewardsOf(friend, ids.member), rewardsOf(friend, ids.newcomer)]).toEqual([[], []]);
  friend.world.store.transact(() => friend.world.store.profiles.update(ids.newcomer, { address: 'Cebu City' }));
  await friend.play('100.00');
  expect(await friendOf(friend)).toMatchObject({ qualified: false, reason: 'SAME_HOUSEHOLD' });
});

it('EX-RE-03: rewards the eleventh friend of a month 24 hours later', async () => {
  const friend = await createFriend(AT);
  addRewarded(friend, 10 - SEEDED);
  await friend.deposit('500.00');
  friend.fund('1500.00');
  await friend.play('1500.00');
  const { clock } = friend.world;
  expect([clock.now().toISOString(), rewardsOf(friend, ids.member)]).toEqual([AT, []]);
  expect(await friendOf(friend)).toMatchObject({ qualified: true, rewardAt: '2026-11-22T06:00:00.000Z' });
  clock.advance(24 * HOUR - 1);
  friend.world.runDueTasks();
  expect(rewardsOf(friend, ids.member)).toEqual([]);
  clock.advance(1);
  expect(await friendOf(friend)).not.toHaveProperty('rewardAt');
  const { value } = await listRewards({
    client: friend.client,
    query: { source: 'REFERRAL', pageNo: 1, pageSize: 20 },
  });
  expect(value.content.map(({ title, issuedAt }) => [title, issuedAt])).toContainEqual([
    'Kuwalipikado na ang kaibigan mong si b***n',
    '2026-11-22T06:00:00.000Z',
  ]);
  expect((await getReferral({ client: friend.client })).value.claimable).toBe('376.00');
});
