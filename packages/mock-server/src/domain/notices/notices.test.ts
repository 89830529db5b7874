import {
  cancelDepositOrder,
  changePassword,
  createDepositOrder,
  createFeedback,
  createSupportQuestion,
  createWithdrawOrder,
  forfeitBonus,
  listMessages,
  login,
  transferToUpline,
  updateLanguage,
} from '@croupier/sdk/client';
import type { Message } from '@croupier/sdk/types';
import { expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf, createCaller, type Caller } from '../../testing/caller.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { MINUTE } from '../../testing/people.ts';
import { askFor, PAYMENT_PASSWORD } from '../../testing/withdrawals.ts';

/** The newest messages of an account, the last one first. */
async function newest({ client }: Pick<Caller, 'client'>, count = 1): Promise<readonly Message[]> {
  return (await listMessages({ client, query: { pageNo: 1, pageSize: count } })).value.content;
}

/** maricel, who reads English. */
async function createEnglish(): Promise<Player> {
  const player = await createPlayer();
  await updateLanguage({ client: player.client, body: { language: 'EN' } });
  return player;
}

const depositOf = async ({ client }: Player, amount: string) => {
  const body = { methodId: 'pm_ewallet_01', amount, currency: 'PHP' };
  return (await createDepositOrder({ client, headers: keyOf(amount), body })).value.depositOrder.orderId;
};

it.each([
  ['1000.00', 3000, 'Your deposit has arrived', '<p>₱1,000.00 is in your wallet.</p>'],
  ['1000.01', 3000, 'Your deposit failed', '<p>The payment of ₱1,000.01 did not go through'],
  ['1000.02', 30 * MINUTE, 'A deposit was not paid in time', '<p>No payment of ₱1,000.02 arrived in time.'],
])('PR-80: reports the end of a deposit of %s', async (amount, wait, title, content) => {
  const player = await createEnglish();
  const id = await depositOf(player, amount);
  player.world.clock.advance(wait);
  const [message] = await newest(player);
  expect(message).toMatchObject({ kind: 'MONEY', title, link: { target: 'DEPOSIT', id }, read: false });
  expect(message?.content).toContain(content);
});

it('PR-80: reports a deposit that was cancelled', async () => {
  const player = await createEnglish();
  const orderId = await depositOf(player, '1000.00');
  await cancelDepositOrder({ client: player.client, path: { orderId } });
  expect((await newest(player))[0]?.title).toBe('A deposit was cancelled');
});

it('W-31: reports each change of a withdrawal', async () => {
  const player = await createEnglish();
  const { client, world } = player;
  const { value } = await createWithdrawOrder({ client, headers: keyOf('w'), body: askFor('2000.03') });
  world.clock.advance(4 * MINUTE);
  const messages = (await newest(player, 9)).filter(({ link }) => link?.id === value.orderId);
  expect(messages.toReversed().map(({ kind, title }) => [kind, title])).toEqual([
    ['MONEY', 'We have your withdrawal'],
    ['MONEY', 'Your withdrawal is being paid'],
    ['MONEY', '₱663.35 is on its way to you'],
    ['MONEY', '₱663.34 is on its way to you'],
    ['MONEY', '₱663.34 is on its way to you'],
  ]);
});

it('W-31: names the reason of a rejection', async () => {
  const player = await createEnglish();
  const { client, world } = player;
  await createWithdrawOrder({ client, headers: keyOf('w'), body: askFor('2000.01') });
  world.clock.advance(MINUTE);
  expect((await newest(player))[0]).toMatchObject({
    title: 'Your withdrawal was rejected',
    content: '<p>The payee name does not match. Your withdrawal of ₱2,000.01 is back in your wallet.</p>',
  });
});

it('PR-80: reports a received transfer to its receiver', async () => {
  const player = await createPlayer();
  const body = { amount: '100.00', currency: 'PHP', paymentPassword: PAYMENT_PASSWORD };
  await transferToUpline({ client: player.client, headers: keyOf('t'), body });
  player.setToken(undefined);
  player.setToken((await login({ client: player.client, body: bodyOf(personas.agent) })).value.token);
  const [message] = await newest(player);
  expect(message).toMatchObject({ kind: 'MONEY', title: 'Nakatanggap ka ng ₱100.00', link: { target: 'TRANSACTION' } });
});

it('PR-80: reports the end of a bonus', async () => {
  const player = await createEnglish();
  await forfeitBonus({ client: player.client, headers: keyOf('f'), body: { bonusId: 'bon_4410' } });
  expect((await newest(player))[0]).toMatchObject({
    kind: 'PROMOTION',
    title: 'Welcome bonus was given up',
    content: '<p>The bonus was given up. ₱500.00 was taken back; your other money stayed.</p>',
    link: { target: 'BONUS', id: 'bon_4410' },
  });
});

it('PR-80: reports a new password, without it', async () => {
  const player = await createEnglish();
  const { password: oldPassword } = personas.member;
  const newPassword = 'Ilangilang8';
  const body = { oldPassword, newPassword, confirmNewPassword: newPassword };
  await changePassword({ client: player.client, body });
  const [message] = await newest(player);
  expect(message).toMatchObject({
    kind: 'ACCOUNT',
    title: 'Your password was changed',
    link: { target: 'SECURITY' },
    content: expect.stringContaining('<p>When: 2026-11-21 14:00</p>'),
  });
  expect(JSON.stringify(message)).not.toContain(newPassword);
});

it('PR-80: welcomes at the first login only', async () => {
  const caller = createCaller();
  const logIn = async () =>
    caller.setToken((await login({ client: caller.client, body: bodyOf(personas.newcomer) })).value.token);
  await logIn();
  expect(await newest(caller, 9)).toMatchObject([{ kind: 'ACCOUNT', title: 'Maligayang pagdating sa Croupier' }]);
  await logIn();
  expect(await newest(caller, 9)).toHaveLength(1);
});

it('PR-82: reports the answer to feedback and to a question', async () => {
  const player = await createEnglish();
  const { client, world } = player;
  const content = 'More fish games';
  const feedback = await createFeedback({ client, body: { type: 'SUGGESTION', content } });
  const question = { subject: 'Tom & <Jerry>', body: 'I paid five hundred pesos this morning.' };
  const asked = await createSupportQuestion({ client, body: question });
  world.clock.advance(30 * MINUTE);
  const messages = await newest(player, 2);
  expect(messages.map(({ kind, link }) => [kind, link])).toEqual([
    ['SUPPORT', { target: 'FEEDBACK', id: feedback.value.feedbackId }],
    ['SUPPORT', { target: 'SUPPORT_QUESTION', id: asked.value.questionId }],
  ]);
  expect(messages[1]?.content).toContain('“Tom &amp; &lt;Jerry&gt;”');
});
