import { launchLiveChat, listLiveModels } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { createCaller, refusalOf } from '../../testing/caller.ts';
import { createPlayer, type Player } from '../../testing/money.ts';
import { changeSettings } from '../site/index.ts';
import { redeemChatToken } from './live-chats.ts';

async function presenters({ client }: Player) {
  const { content } = (await listLiveModels({ client, query: { pageSize: 100 } })).value;
  const idOf = (online: boolean) => content.find((model) => model.online === online)?.modelId ?? '';
  return { onAir: idOf(true), offAir: idOf(false) };
}

describe('a chat with a presenter', () => {
  it('returns a URL that is valid once', async () => {
    const player = await createPlayer();
    const { onAir: modelId } = await presenters(player);
    const { value } = await launchLiveChat({ client: player.client, body: { modelId, language: 'EN' } });
    const { origin, pathname, searchParams } = new URL(value.chatUrl);
    expect([origin + pathname, searchParams.get('language')]).toEqual([
      'http://platform.example/mock-pages/chat',
      'EN',
    ]);
    const token = searchParams.get('t') ?? '';
    expect(redeemChatToken(player.world, token)).toMatchObject({ modelId, memberId: 'm_1001' });
    expect(() => redeemChatToken(player.world, token)).toThrow('LAUNCH_TOKEN_INVALID');
    expect(() => redeemChatToken(player.world, 'ch_none')).toThrow('LAUNCH_TOKEN_INVALID');
  });

  it("is in the site's first language when the request has none", async () => {
    const player = await createPlayer();
    changeSettings(player.world, { languages: ['VN', 'EN'] });
    const { onAir: modelId } = await presenters(player);
    const { value } = await launchLiveChat({ client: player.client, body: { modelId } });
    expect(new URL(value.chatUrl).searchParams.get('language')).toBe('VN');
  });

  it('is refused when the presenter is off air or unknown', async () => {
    const player = await createPlayer();
    const { client } = player;
    const { offAir: modelId } = await presenters(player);
    const away = await refusalOf(launchLiveChat({ client, body: { modelId } }));
    expect([away.code, away.status]).toEqual(['GAME_LAUNCH_FAILED', 502]);
    const unknown = await refusalOf(launchLiveChat({ client, body: { modelId: 'mdl_nobody' } }));
    expect([unknown.code, unknown.status]).toEqual(['NOT_FOUND', 404]);
  });

  it('is refused to guests and trial accounts', async () => {
    const body = { modelId: 'mdl_luna' };
    expect((await refusalOf(launchLiveChat({ client: createCaller().client, body }))).code).toBe('AUTH_REQUIRED');
    const { client, world } = await createPlayer();
    world.store.transact(() => world.store.members.update('m_1001', { type: 4 }));
    expect((await refusalOf(launchLiveChat({ client, body }))).code).toBe('TRIAL_FORBIDDEN');
  });
});
