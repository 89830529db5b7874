import {
  closeChatSession,
  createChatSession,
  getMemberBadges,
  getOpenChat,
  listChatMessages,
  login,
  logout,
  markChatRead,
  sendChatMessage,
} from '@croupier/sdk/client';
import { DAY_MS, MINUTE_MS } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { createWorld } from '../../node.ts';
import { personas } from '../../seed/personas.ts';
import { bodyOf, createCaller, refusalOf } from '../../testing/caller.ts';
import { openChatOf, textsOf } from '../../testing/chat.ts';
import { createPlayer, type Player } from '../../testing/money.ts';
import { changeSettings } from '../site/index.ts';

const send = ({ client }: Player, sessionId: string, content: string, clientMessageId = content) =>
  sendChatMessage({ client, path: { sessionId }, body: { content, clientMessageId } });

/** Longer than staff need for any answer. */
const ANSWER_MS = 10_000;

describe('a chat', () => {
  it('PR-84: is opened once per member, and continued with a new ticket [CHAT-01]', async () => {
    const player = await createPlayer();
    const first = await openChatOf(player);
    expect(first).toMatchObject({ status: 'OPEN', wsUrl: 'ws://platform.example/mock-chat', waitMinutes: 1 });
    player.world.clock.advance(MINUTE_MS);
    const second = await openChatOf(player);
    expect([second.sessionId, second.openedAt]).toEqual([first.sessionId, first.openedAt]);
    expect(second.ticket).not.toBe(first.ticket);
    expect((await getOpenChat({ client: player.client })).value.session?.sessionId).toBe(first.sessionId);
  });

  it('is refused to guests, to trial accounts, and on a site without chat', async () => {
    expect((await refusalOf(createChatSession({ client: createCaller().client }))).code).toBe('AUTH_REQUIRED');
    const { client, world } = await createPlayer();
    changeSettings(world, { chat: false });
    expect((await refusalOf(createChatSession({ client }))).code).toBe('FEATURE_DISABLED');
    world.store.transact(() => world.store.members.update('m_1001', { type: 4 }));
    expect((await refusalOf(createChatSession({ client }))).code).toBe('TRIAL_FORBIDDEN');
  });

  it('belongs to its member', async () => {
    const player = await createPlayer();
    const { sessionId } = await openChatOf(player);
    const { value } = await login({ client: player.client, body: bodyOf(personas.newcomer) });
    player.setToken(value.token);
    const refusals = [
      refusalOf(send(player, sessionId, 'Hello')),
      refusalOf(listChatMessages({ client: player.client, path: { sessionId } })),
      refusalOf(closeChatSession({ client: player.client, path: { sessionId } })),
    ];
    for (const refusal of refusals) expect((await refusal).code).toBe('CHAT_SESSION_NOT_FOUND');
    expect((await getOpenChat({ client: player.client })).value).toEqual({ unread: 0 });
  });

  it('survives saving and restoring its world', async () => {
    const player = await createPlayer();
    const { sessionId } = await openChatOf(player);
    await send(player, sessionId, 'My deposit is missing');
    const world = createWorld({ saved: JSON.parse(JSON.stringify(player.world.save())) });
    expect(world.store.chatLines.findBy('chatId', sessionId).map(({ content }) => content)).toEqual(
      await textsOf(player, sessionId),
    );
    expect(world.store.chatReplies.get(sessionId)?.content).toContain('deposit');
  });
});

describe('messages', () => {
  it('are listed from the newest on, in pages', async () => {
    const player = await createPlayer();
    const { client } = player;
    const { sessionId } = await openChatOf(player, 'EN');
    for (const text of ['One', 'Two', 'Three']) await send(player, sessionId, text);
    const list = async (before?: string) =>
      (await listChatMessages({ client, path: { sessionId }, query: { limit: 2, ...(before && { before }) } })).value;
    const newest = await list();
    expect([newest.list.map(({ content }) => content), newest.hasMore]).toEqual([['Three', 'Two'], true]);
    const older = await list(newest.list.at(-1)?.messageId);
    expect([older.list.map(({ sender }) => sender), older.hasMore]).toEqual([['CUSTOMER', 'SYSTEM'], false]);
    expect((await list(older.list.at(-1)?.messageId)).list).toEqual([]);
    expect((await refusalOf(list('cm_elsewhere'))).fieldErrors[0]?.field).toBe('before');
  });

  it('PR-84: are stored once when the client repeats its id, and the first answer is given again, also once closed', async () => {
    const player = await createPlayer();
    const { sessionId } = await openChatOf(player);
    const first = await send(player, sessionId, 'Hello', 'id-1');
    const again = await send(player, sessionId, 'Hello again', 'id-1');
    expect(again.value).toEqual(first.value);
    await closeChatSession({ client: player.client, path: { sessionId } });
    expect((await send(player, sessionId, 'Hello', 'id-1')).value).toEqual(first.value);
    expect((await textsOf(player, sessionId)).filter((text) => text.startsWith('Hello'))).toEqual(['Hello']);
    expect((await refusalOf(send(player, sessionId, 'Late'))).code).toBe('CHAT_SESSION_CLOSED');
  });

  it('PR-84: are limited to 20 a minute, with the seconds to wait', async () => {
    const player = await createPlayer();
    const { clock } = player.world;
    const { sessionId } = await openChatOf(player);
    for (let count = 0; count < 20; count += 1) {
      await send(player, sessionId, `Message ${count}`);
      clock.advance(1000);
    }
    const refusal = await refusalOf(send(player, sessionId, 'One too many'));
    expect([refusal.code, refusal.retryAfter]).toEqual(['RATE_LIMITED', 40]);
    clock.advance(40_000);
    expect((await send(player, sessionId, 'Now it goes')).value.content).toBe('Now it goes');
  });

  it('count as unread until they are read, apart from the own ones', async () => {
    const player = await createPlayer();
    const { client } = player;
    const { sessionId } = await openChatOf(player);
    await send(player, sessionId, 'Hello');
    player.world.clock.advance(ANSWER_MS);
    const unread = async () => (await getOpenChat({ client })).value.unread;
    expect(await unread()).toBe(2);
    expect((await getMemberBadges({ client })).value.chat).toBe(2);
    const { list } = (await listChatMessages({ client, path: { sessionId } })).value;
    const read = (messageId = '') => markChatRead({ client, path: { sessionId }, body: { messageId } });
    expect((await read(list.at(-1)?.messageId)).value.unread).toBe(1);
    expect((await read(list[0]?.messageId)).value.unread).toBe(0);
    expect((await read(list.at(-1)?.messageId)).value.unread).toBe(0);
    expect((await refusalOf(read('cm_elsewhere'))).code).toBe('MESSAGE_NOT_FOUND');
    expect(await unread()).toBe(0);
  });
});

describe('staff', () => {
  it.each([
    ['EN', 'Where is my withdrawal?', 'up to 30 minutes'],
    ['TY', 'Nasaan ang deposito ko?', 'patunay ng bayad'],
    ['EN', 'My password is Sampaguita7', 'Please never send a password'],
    ['TY', 'Salamat po', 'Walang anuman'],
    ['EN', 'Blue and green', 'I have read your message'],
  ] as const)('answer in the language of the chat: %s, %s', async (language, question, answer) => {
    const player = await createPlayer();
    const { sessionId } = await openChatOf(player, language);
    await send(player, sessionId, question);
    player.world.clock.advance(ANSWER_MS);
    const [newest] = (await listChatMessages({ client: player.client, path: { sessionId } })).value.list;
    expect(newest?.sender).toBe('STAFF');
    expect(newest?.content).toContain(answer);
  });

  it('say first that a script answers, and name no wait once they have answered', async () => {
    const player = await createPlayer();
    const { sessionId } = await openChatOf(player, 'EN');
    expect(await textsOf(player, sessionId)).toEqual([
      'This is the sandbox: a script answers here instead of a person.',
    ]);
    await send(player, sessionId, 'A bonus question');
    player.world.clock.advance(ANSWER_MS);
    expect((await openChatOf(player)).waitMinutes).toBeUndefined();
  });

  it('answer two messages in a row once, about the topic that one of them has', async () => {
    const player = await createPlayer();
    const { sessionId } = await openChatOf(player, 'EN');
    await send(player, sessionId, 'My withdrawal is late');
    player.world.clock.advance(1000);
    await send(player, sessionId, 'Since noon');
    player.world.clock.advance(ANSWER_MS);
    const texts = await textsOf(player, sessionId);
    expect(texts.slice(3)).toEqual([expect.stringContaining('A withdrawal is checked first')]);
  });
});

describe('the end of a chat', () => {
  it('comes once by the member, with the same answer again', async () => {
    const player = await createPlayer();
    const { client } = player;
    const { sessionId } = await openChatOf(player);
    const close = async () => (await closeChatSession({ client, path: { sessionId } })).value;
    const closed = await close();
    expect(closed).toMatchObject({ sessionId, status: 'CLOSED', reason: 'CUSTOMER' });
    player.world.clock.advance(MINUTE_MS);
    expect(await close()).toEqual(closed);
    expect((await openChatOf(player)).sessionId).not.toBe(sessionId);
  });

  it('PR-84: comes 30 minutes after the last message, whenever somebody looks', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    const { sessionId } = await openChatOf(player);
    await send(player, sessionId, 'Hello');
    world.clock.advance(30 * MINUTE_MS);
    expect((await getOpenChat({ client })).value.session?.sessionId).toBe(sessionId);
    world.clock.advance(DAY_MS / 2);
    expect((await getOpenChat({ client })).value).toEqual({ unread: 0 });
    const answeredAt = Date.parse(
      (await listChatMessages({ client, path: { sessionId } })).value.list[0]?.sentAt ?? '',
    );
    expect((await closeChatSession({ client, path: { sessionId } })).value).toMatchObject({
      reason: 'IDLE',
      closedAt: new Date(answeredAt + 30 * MINUTE_MS).toISOString(),
    });
  });

  it('comes with the login that opened it', async () => {
    const player = await createPlayer();
    const { client } = player;
    const { sessionId } = await openChatOf(player);
    await logout({ client });
    const { value } = await login({ client, body: bodyOf(personas.member) });
    player.setToken(value.token);
    expect((await closeChatSession({ client, path: { sessionId } })).value.reason).toBe('SIGNED_OUT');
  });

  it('PR-84: leaves the messages readable for 30 days', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    const { sessionId } = await openChatOf(player);
    await closeChatSession({ client, path: { sessionId } });
    const again = async () => {
      const { value } = await login({ client, body: bodyOf(personas.member) });
      player.setToken(value.token);
      return listChatMessages({ client, path: { sessionId } });
    };
    world.clock.advance(29 * DAY_MS);
    expect((await again()).value.list).toHaveLength(1);
    world.clock.advance(2 * DAY_MS);
    expect((await refusalOf(again())).code).toBe('CHAT_SESSION_NOT_FOUND');
    expect([world.store.chatLines.all(), world.store.chatSessions.all()]).toEqual([[], []]);
  });
});
