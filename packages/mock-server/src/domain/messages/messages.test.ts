import {
  deleteMessages,
  getMemberBadges,
  getMemberInfo,
  getMessage,
  getUnreadCount,
  listMessages,
  markMessagesRead,
  updateLanguage,
} from '@croupier/sdk/client';
import { DAY_MS } from '@croupier/sdk/rules';
import type { ListMessagesData } from '@croupier/sdk/types';
import { expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, type Player } from '../../testing/money.ts';
import { logInAgain } from '../../testing/people.ts';
import { startTimeOut } from '../breaks/index.ts';
import { callContextOf } from '../kernel/index.ts';
import { addMessage, type NewMessage } from './add-message.ts';

const PAGE = { pageNo: 1, pageSize: 20 };
type Query = ListMessagesData['query'];
const list = async ({ client }: Player, query: Query = {}) =>
  (await listMessages({ client, query: { ...PAGE, ...query } })).value;
const idsIn = async (player: Player, query: Query = {}) =>
  (await list(player, query)).content.map(({ messageId }) => messageId);

/** bituin without any message. */
async function createReader(): Promise<Player> {
  const player = await createPlayer(personas.newcomer);
  const { store } = player.world;
  store.transact(() => store.messages.findBy('memberId', ids.newcomer).forEach(({ id }) => store.messages.remove(id)));
  return player;
}

function add({ world }: Player, id: string, message: Partial<NewMessage> = {}): void {
  const text = { EN: `English ${id}`, TY: `Filipino ${id}` };
  addMessage(world, { id, memberId: ids.newcomer, kind: 'SYSTEM', title: text, content: text, ...message });
}

it('PR-81: shows the same number of unread messages everywhere [MSG-01]', async () => {
  const player = await createPlayer();
  const { client } = player;
  const numbers = async () => [
    (await getUnreadCount({ client })).value.unreadMessage,
    (await list(player)).unreadMessage,
    (await getMemberBadges({ client })).value.messages,
    (await getMemberInfo({ client })).value.unreadMessage,
  ];
  expect(await numbers()).toEqual([2, 2, 2, 2]);
  const { value } = await getMessage({ client, query: { messageId: 'msg_8801' } });
  expect(value).toMatchObject({ read: true, kind: 'MONEY', link: { target: 'DEPOSIT', id: 'dep_20261121_0007' } });
  expect(await numbers()).toEqual([1, 1, 1, 1]);
});

it('PR-81: keeps a message 90 days', async () => {
  const player = await createReader();
  add(player, 'msg_old');
  player.world.clock.advance(90 * DAY_MS - 1);
  await logInAgain(player, personas.newcomer);
  const [message] = (await list(player)).content;
  expect(message).toMatchObject({ sentAt: '2026-11-21T06:00:00.000Z', expiresAt: '2027-02-19T05:59:59.000Z' });
  player.world.clock.advance(1);
  expect([await idsIn(player), (await list(player)).unreadMessage]).toEqual([[], 0]);
  const query = { messageId: 'msg_old' };
  expect((await refusalOf(getMessage({ client: player.client, query }))).code).toBe('MESSAGE_NOT_FOUND');
});

it('PR-81: keeps 500 messages of a member, and the oldest go first', async () => {
  const player = await createReader();
  for (let number = 0; number < 502; number += 1) add(player, `msg_${number}`);
  const { totalElements, content } = await list(player, { pageNo: 25, pageSize: 20 });
  expect([totalElements, content.at(-1)?.messageId]).toEqual([500, 'msg_2']);
});

it('PR-81: marks all messages without ids as read', async () => {
  const player = await createPlayer();
  expect((await markMessagesRead({ client: player.client })).value).toEqual({ unreadMessage: 0 });
  expect(await idsIn(player, { status: 'UNREAD' })).toEqual([]);
});

it('PR-81: refuses an id of somebody else, and changes nothing then', async () => {
  const player = await createReader();
  const { client } = player;
  add(player, 'msg_own');
  for (const messageIds of [
    ['msg_own', 'msg_8801'],
    ['msg_own', 'msg_none'],
  ]) {
    expect((await refusalOf(markMessagesRead({ client, body: { messageIds } }))).code).toBe('MESSAGE_NOT_FOUND');
    expect((await refusalOf(deleteMessages({ client, query: { messageIds } }))).code).toBe('MESSAGE_NOT_FOUND');
  }
  expect(await idsIn(player, { status: 'UNREAD' })).toEqual(['msg_own']);
});

it('PR-81: deletes for good, a message that is named twice once', async () => {
  const player = await createPlayer();
  const { client } = player;
  const messageIds = ['msg_8794', 'msg_8794'];
  expect((await deleteMessages({ client, query: { messageIds } })).value).toEqual({ unreadMessage: 1 });
  expect(await idsIn(player)).not.toContain('msg_8794');
  const query = { messageId: 'msg_8794' };
  expect((await refusalOf(getMessage({ client, query }))).code).toBe('MESSAGE_NOT_FOUND');
});

it('lists the newest first, and filters by state, kind and text', async () => {
  const player = await createReader();
  const now = player.world.clock.now().getTime();
  add(player, 'msg_1', { kind: 'MONEY', at: new Date(now - 1000) });
  add(player, 'msg_2', { kind: 'SUPPORT', at: new Date(now - 2000) });
  add(player, 'msg_3', { kind: 'MONEY' });
  await getMessage({ client: player.client, query: { messageId: 'msg_1' } });
  expect(await idsIn(player)).toEqual(['msg_3', 'msg_1', 'msg_2']);
  expect(await idsIn(player, { kind: 'MONEY' })).toEqual(['msg_3', 'msg_1']);
  expect(await idsIn(player, { status: 'READ' })).toEqual(['msg_1']);
  expect(await idsIn(player, { status: 'UNREAD', kind: 'MONEY' })).toEqual(['msg_3']);
  expect(await idsIn(player, { search: 'FILIPINO MSG_2' })).toEqual(['msg_2']);
});

it('is written in the language of the account, with a plain preview of at most 140 characters', async () => {
  const player = await createReader();
  const html = `<p>Tom &amp; <b>Jerry</b></p><p>${'👍'.repeat(200)}</p>`;
  add(player, 'msg_1', { content: { EN: html, TY: '<p>Kumusta</p>' } });
  expect((await list(player)).content[0]).toMatchObject({ title: 'Filipino msg_1', preview: 'Kumusta' });
  await updateLanguage({ client: player.client, body: { language: 'EN' } });
  const [message] = (await list(player)).content;
  expect(message).toMatchObject({ title: 'English msg_1', content: html });
  expect(message?.preview).toBe(`Tom & Jerry ${'👍'.repeat(128)}`);
});

it('P-23: sends nothing promotional during a break, except what was taken', async () => {
  const player = await createReader();
  const session = player.world.store.sessions.get(player.token);
  startTimeOut(callContextOf(player.world, { session }), { days: 1 });
  await markMessagesRead({ client: player.client });
  add(player, 'msg_1', { kind: 'PROMOTION' });
  add(player, 'msg_2', { kind: 'PROMOTION', isDuringBreaks: true });
  add(player, 'msg_3', { kind: 'MONEY' });
  expect(await idsIn(player, { status: 'UNREAD' })).toEqual(['msg_3', 'msg_2']);
});

it('sends nothing to a trial account', async () => {
  const player = await createReader();
  add(player, 'msg_1', { memberId: ids.trial });
  expect(player.world.store.messages.get('msg_1')).toBeUndefined();
});
