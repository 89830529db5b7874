import {
  claimReferralReward,
  getMemberInfo,
  getReferral,
  listMessages,
  listReferredFriends,
  startTimeOut,
} from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { becomeInviter, createFriend } from '../../testing/friends.ts';
import { createPlayer, keyOf } from '../../testing/money.ts';

const PAGE = { pageNo: 1, pageSize: 20 };
const AT = '2026-11-21T06:00:00.000Z';

it('PR-70: only members invite friends, and not during a break [REF-01]', async () => {
  const agent = await createPlayer(personas.agent);
  expect((await refusalOf(getReferral({ client: agent.client }))).code).toBe('FEATURE_DISABLED');
  expect((await refusalOf(listReferredFriends({ client: agent.client, query: PAGE }))).code).toBe('FEATURE_DISABLED');
  const member = await createPlayer();
  const { value } = await getReferral({ client: member.client });
  expect(value).toMatchObject({
    referralCode: 'MARICEL7',
    referralUrl: 'http://platform.example/register?referralCode=MARICEL7',
  });
  await startTimeOut({ client: member.client, headers: keyOf('break'), body: { days: 7 } });
  expect((await refusalOf(getReferral({ client: member.client }))).code).toBe('FEATURE_DISABLED');
  expect((await getMemberInfo({ client: member.client })).value.availablePromo).toEqual({
    REFERRAL: { enabled: false },
  });
  const claim = { client: member.client, headers: keyOf('claim'), body: { rewardId: 'rw_5530' } };
  expect((await claimReferralReward(claim)).value.status).toBe('CLAIMED');
});

it('PR-70: every member has a code, the same at each call', async () => {
  const { client } = await createPlayer(personas.newcomer);
  const first = (await getReferral({ client })).value.referralCode;
  expect(first).toMatch(/^BITUIN\d+$/);
  expect((await getReferral({ client })).value.referralCode).toBe(first);
});

it('PR-71: a friend lacks a deposit first, then turnover', async () => {
  const friend = await createFriend(AT);
  const shown = async () => {
    await becomeInviter(friend);
    const { value } = await listReferredFriends({ client: friend.client, query: PAGE });
    return value.content.find(({ account }) => account === 'b***n');
  };
  await friend.deposit('499.99');
  await friend.play('100.00');
  expect(await shown()).toMatchObject({
    qualified: false,
    reason: 'DEPOSIT_MISSING',
    depositDone: '499.99',
    betDone: '100.00',
  });
});

it('PR-71: both get a message that links to the reward', async () => {
  const friend = await createFriend(AT);
  await friend.deposit('2000.00');
  await friend.play('1500.00');
  const newest = async () => {
    const query = { ...PAGE, kind: 'PROMOTION' } as const;
    return (await listMessages({ client: friend.client, query })).value.content[0];
  };
  expect(await newest()).toMatchObject({ link: { target: 'REWARD', id: `ref_${ids.newcomer}_friend` } });
  await becomeInviter(friend);
  expect(await newest()).toMatchObject({
    read: false,
    link: { target: 'REWARD', id: `ref_${ids.newcomer}_inviter` },
    preview: expect.stringContaining('tig-₱188.00'),
  });
});

it.each([
  ['SAME_PERSON', { mobile: '639171234567' }],
  ['SAME_PERSON', { idNumber: '1234-5678-4821' }],
])('PR-72: %s is refused', async (reason, profile) => {
  const friend = await createFriend(AT, profile);
  await friend.deposit('2000.00');
  await friend.play('1500.00');
  expect(friend.world.store.referralResults.get(ids.newcomer)?.refusal).toBe(reason);
});

it('PR-72: a card that the inviter once had is refused, and nothing that is empty matches', async () => {
  const friend = await createFriend(AT, { address: null, mobile: null });
  const { store } = friend.world;
  const [card] = store.bankCards.findBy('memberId', ids.member);
  if (card === undefined) throw new Error('maricel has no card.');
  store.transact(() => store.bankCards.insert({ ...card, id: 'card_same', memberId: ids.newcomer }));
  await friend.deposit('2000.00');
  await friend.play('1500.00');
  expect(store.referralResults.get(ids.newcomer)?.refusal).toBe('SAME_PAYMENT_ACCOUNT');
});

it('PR-74: counts friends, and rewards that are claimed or can be', async () => {
  const { client } = await createPlayer();
  const before = (await getReferral({ client })).value;
  expect(before).toMatchObject({
    friends: 6,
    depositors: 5,
    qualifiedFriends: 2,
    reward: '188.00',
    depositRequired: '500.00',
    betRequired: '1500.00',
    rewardTotal: '188.00',
    claimable: '188.00',
    rewards: [{ rewardId: 'rw_5530', status: 'CLAIMABLE' }],
  });
  await claimReferralReward({ client, headers: keyOf('claim'), body: { rewardId: 'rw_5530' } });
  expect((await getReferral({ client })).value).toMatchObject({
    rewardTotal: '188.00',
    claimable: '0.00',
    rewards: [],
  });
  const own = { client, headers: keyOf('other'), body: { rewardId: 'rw_5521' } };
  expect((await refusalOf(claimReferralReward(own))).code).toBe('REWARD_NOT_FOUND');
  const { value } = await listReferredFriends({ client, query: PAGE });
  expect(value.content.map(({ account, reason }) => [account, reason])).toEqual([
    ['l***e', undefined],
    ['p***e', 'DEPOSIT_MISSING'],
    ['o***d', 'TURNOVER_MISSING'],
    ['g***n', undefined],
    ['k***n', 'SAME_HOUSEHOLD'],
    ['l***a', 'TURNOVER_MISSING'],
  ]);
});
