import { getBettingRecord, launchLiveChat, listBettingRecords, listLiveModels } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { createGame } from '../../testing/games.ts';
import { createPlayer, type Player } from '../../testing/money.ts';
import type { World } from '../../world.ts';

const RANGE = { startTime: '2026-11-20T16:00:00Z', endTime: '2026-11-21T15:59:59Z', pageNo: 1, pageSize: 20 };

interface Shown {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** The redirect's target as an absolute address; empty for none. */
  readonly next: string;
}

async function open(world: World, address: string, headers: Record<string, string> = {}): Promise<Shown> {
  return read(await world.dispatch(new Request(address, { headers })), address);
}

async function write(world: World, address: string, text: string): Promise<Shown> {
  const request = new Request(address, { method: 'POST', body: new URLSearchParams({ text }) });
  return read(await world.dispatch(request), address);
}

async function read(answer: Response, address: string): Promise<Shown> {
  const next = URL.parse(answer.headers.get('Location') ?? '', address)?.href ?? '';
  return { status: answer.status, text: await answer.text(), headers: answer.headers, next };
}

async function chatOf({ client }: Player, language: 'EN' | 'TY' = 'EN'): Promise<string> {
  const { content } = (await listLiveModels({ client, query: { pageSize: 100 } })).value;
  const modelId = content.find(({ online }) => online)?.modelId ?? '';
  return (await launchLiveChat({ client, body: { modelId, language } })).value.chatUrl;
}

describe('a chat with a presenter', () => {
  it('greets the member by name, and stores and shows their messages', async () => {
    const player = await createPlayer();
    const { world } = player;
    const { status, next } = await open(world, await chatOf(player));
    expect(status).toBe(303);
    expect((await open(world, next)).text).toMatch(/Hi Maricel, I am \w+/);
    const sent = await write(world, next, 'Is there a <b>free</b> seat?');
    expect([sent.status, sent.next]).toEqual([303, next]);
    expect((await open(world, next)).text).toContain('Is there a &lt;b&gt;free&lt;/b&gt; seat?');
    expect(world.save().rows['talkLines']).toHaveLength(1);
  });

  it('opens once from its address, and not for a guessed id', async () => {
    const player = await createPlayer();
    const address = await chatOf(player);
    await open(player.world, address);
    const again = await open(player.world, address);
    expect([again.status, again.text.includes('used already')]).toEqual([404, true]);
    expect((await open(player.world, 'http://platform.example/mock-pages/chat?c=lc_000000000000')).status).toBe(404);
  });

  it('is in Filipino when the launch says so', async () => {
    const player = await createPlayer();
    const { next } = await open(player.world, await chatOf(player, 'TY'));
    const { text } = await open(player.world, next);
    expect(text).toContain('lang="fil"');
    expect(text).toContain('Hi Maricel, ako si');
  });
});

describe('the chat with customer service', () => {
  const address = 'http://platform.example/mock-pages/service';

  it('serves guests in the language of the browser, each chat under its own id', async () => {
    const { world } = await createPlayer();
    expect((await open(world, address, { 'Accept-Language': 'fil-PH,en;q=0.8' })).text).toContain('Magandang araw!');
    expect((await open(world, address)).text).toContain('Good day!');
    const { next } = await write(world, address, 'Where is my deposit?');
    expect(next).toMatch(/\?c=sv_[0-9a-f]{24}$/);
    expect((await open(world, next)).text).toContain('Where is my deposit?');
    expect((await open(world, address)).text).not.toContain('Where is my deposit?');
  });

  it('drops an empty message, and cuts a message to 500 characters', async () => {
    const { world } = await createPlayer();
    await write(world, address, '   ');
    expect(world.store.talkLines.all()).toEqual([]);
    await write(world, address, 'a'.repeat(900));
    expect(world.store.talkLines.all().map(({ text }) => text.length)).toEqual([500]);
  });
});

describe('the page of a bet', () => {
  it.each([
    ['slot', undefined, { stake: '10.00' }, /role="img" aria-label="Reels: [^"]+"/],
    [
      'color',
      { vassalage: 'AGILA', gameType: 'LIVE', language: 'EN' },
      { fields: { red: '10.00' } },
      /(?:<li class="die-face \w+">[\s\S]*?){3}/,
    ],
  ] as const)('shows the outcome of a %s round', async (_kind, query, bet, picture) => {
    const { world, client, play } = await createGame(query);
    const { body } = await play(1, bet);
    const { content } = (await listBettingRecords({ client, query: RANGE })).value;
    const betId = content.find(({ roundId }) => roundId === body.round?.id)?.betId ?? '';
    const { detail } = (await getBettingRecord({ client, query: { betId } })).value;
    const { status, text, headers } = await open(world, detail);
    expect(status).toBe(200);
    expect(text).toMatch(picture);
    for (const part of ['₱10.00', betId, body.round?.id, `₱${body.round?.payout}`]) expect(text).toContain(part);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('style-src http://platform.example;');
    expect(policy).not.toContain("'self'");
  });

  it('shows the amounts of a round when the vendor gave no picture', async () => {
    const { world, client } = await createPlayer();
    const [bet] = world.store.bets.findBy('memberId', 'm_1001');
    const { detail } = (await getBettingRecord({ client, query: { betId: bet?.id ?? '' } })).value;
    const { text } = await open(world, `${detail}?lang=fil`);
    expect(text).toContain('Walang ibinigay na larawan');
    expect(text).toContain(bet?.roundId);
  });

  it('answers 404 for an unknown bet', async () => {
    const { world } = await createPlayer();
    expect((await open(world, 'http://platform.example/mock-pages/bets/bet_0')).status).toBe(404);
  });
});
