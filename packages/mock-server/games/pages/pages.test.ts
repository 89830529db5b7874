import { getBettingRecord, launchLiveChat, listBettingRecords, listLiveModels } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { CARDS, COLOR, createGame, FISHING, ROOM } from '../../src/testing/games.ts';
import { createPlayer, type Player } from '../../src/testing/money.ts';
import type { World } from '../../src/node.ts';

const RANGE = { startTime: '2026-11-20T16:00:00Z', endTime: '2026-11-21T15:59:59Z', pageNo: 1, pageSize: 20 };

interface ShownPage {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** Absolute URL of the redirect's target; empty for none. */
  readonly next: string;
}

async function open(world: World, url: string, headers: Record<string, string> = {}): Promise<ShownPage> {
  return toShownPage(await world.dispatch(new Request(url, { headers })), url);
}

async function sendMessage(world: World, url: string, text: string): Promise<ShownPage> {
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ text }) });
  return toShownPage(await world.dispatch(request), url);
}

async function toShownPage(answer: Response, url: string): Promise<ShownPage> {
  const next = URL.parse(answer.headers.get('Location') ?? '', url)?.href ?? '';
  return { status: answer.status, text: await answer.text(), headers: answer.headers, next };
}

async function launchChat({ client }: Player, language: 'EN' | 'TY' = 'EN'): Promise<string> {
  const { content } = (await listLiveModels({ client, query: { pageSize: 100 } })).value;
  const modelId = content.find(({ online }) => online)?.modelId ?? '';
  return (await launchLiveChat({ client, body: { modelId, language } })).value.chatUrl;
}

describe('a chat with a presenter', () => {
  it('greets the member by name, and stores and shows their messages', async () => {
    const player = await createPlayer();
    const { world } = player;
    const { status, next } = await open(world, await launchChat(player));
    expect(status).toBe(303);
    expect((await open(world, next)).text).toMatch(/Hi Maricel, I am \w+/);
    const sent = await sendMessage(world, next, 'Is there a <b>free</b> seat?');
    expect([sent.status, sent.next]).toEqual([303, next]);
    expect((await open(world, next)).text).toContain('Is there a &lt;b&gt;free&lt;/b&gt; seat?');
    expect(world.save().rows['talkLines']).toHaveLength(1);
  });

  it('answers 404 when its URL is opened again or its id is guessed', async () => {
    const player = await createPlayer();
    const url = await launchChat(player);
    await open(player.world, url);
    const again = await open(player.world, url);
    expect([again.status, again.text.includes('used already')]).toEqual([404, true]);
    expect((await open(player.world, 'http://platform.example/mock-pages/chat?c=lc_000000000000')).status).toBe(404);
  });

  it('uses Filipino when it was launched in Filipino', async () => {
    const player = await createPlayer();
    const { next } = await open(player.world, await launchChat(player, 'TY'));
    const { text } = await open(player.world, next);
    expect(text).toContain('lang="fil"');
    expect(text).toContain('Hi Maricel, ako si');
  });
});

describe('the chat with customer service', () => {
  const url = 'http://platform.example/mock-pages/service';

  it('answers guests in the language of the browser, and gives each chat its own id', async () => {
    const { world } = await createPlayer();
    expect((await open(world, url, { 'Accept-Language': 'fil-PH,en;q=0.8' })).text).toContain('Magandang araw!');
    expect((await open(world, url)).text).toContain('Good day!');
    const { next } = await sendMessage(world, url, 'Where is my deposit?');
    expect(next).toMatch(/\?c=sv_[0-9a-f]{24}$/);
    expect((await open(world, next)).text).toContain('Where is my deposit?');
    expect((await open(world, url)).text).not.toContain('Where is my deposit?');
  });

  it('ignores an empty message, and truncates a message to 500 characters', async () => {
    const { world } = await createPlayer();
    await sendMessage(world, url, '   ');
    expect(world.store.talkLines.all()).toEqual([]);
    await sendMessage(world, url, 'a'.repeat(900));
    expect(world.store.talkLines.all().map(({ text }) => text.length)).toEqual([500]);
  });
});

describe('the page of a bet', () => {
  it.each([
    ['slot', undefined, { stake: '10.00' }, /role="img" aria-label="Reels: [^"]+"/],
    ['color', COLOR, { fields: { red: '10.00' } }, /(?:<li class="die-face \w+">[\s\S]*?){3}/],
    ['card', CARDS, { stake: '10.00' }, /aria-label="You: \w+ of [^"]+"[\s\S]*aria-label="Bank: \w+ of [^"]+"/],
    [
      'fishing',
      FISHING,
      { stake: '10.00', fish: 'pagi' },
      /<b>Ray (?:caught|got away)<\/b><span>Pays 20 times .* 4.8%/,
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

  it('shows the hands of a table when its round has ended', async () => {
    const { world, client, play, state } = await createGame(ROOM);
    world.clock.advance((await state()).body.table?.msToNext ?? 0);
    await play(1, { number: (await state()).body.table?.number, spots: { BANKER: '100.00' } });
    world.clock.advance(40_000);
    const { content } = (await listBettingRecords({ client, query: RANGE })).value;
    const betId = content.find(({ gameName }) => gameName === 'Baccarat 7')?.betId ?? '';
    const { detail } = (await getBettingRecord({ client, query: { betId } })).value;
    const { text } = await open(world, detail);
    expect(text).toMatch(/<h2>(?:(?:Player|Banker) wins, \d to \d|Tie, \d each)<\/h2>/);
    expect(text).toMatch(/aria-label="Player: [^"]+ Total \d"[\s\S]*aria-label="Banker: [^"]+ Total \d"/);
  });

  it('shows one card of the bank only while the player has a choice', async () => {
    const { world, client, play } = await createGame(CARDS);
    world.store.transact(() => world.store.plannedRounds.insert({ id: 'round-0', atLeast: 0, atMost: 0 }));
    await play(1);
    const { content } = (await listBettingRecords({ client, query: RANGE })).value;
    const { detail } = (await getBettingRecord({ client, query: { betId: content[0]?.betId ?? '' } })).value;
    const { text } = await open(world, detail);
    expect(text).toContain('Still open');
    expect(text).toMatch(/aria-label="Bank: \w+ of \w+, one card face down\. Total \d"/);
    expect(text).toContain('The player may still draw or stand.');
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
