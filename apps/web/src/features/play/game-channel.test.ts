import { afterEach, describe, expect, it, vi } from 'vitest';

import { openGameChannel, type GameChannel } from './game-channel.ts';
import type { GameNotice } from './game-messages.ts';

const LOOK = { theme: 'dark', reducedMotion: false, balanceHidden: false } as const;
const READY = { type: 'croupier:game-ready', version: 1 };
const openChannels: GameChannel[] = [];

/** A page with a frame. `announce` dispatches a message event; `handshakes` are the messages with a port to the frame. */
function openPage() {
  const page = new EventTarget();
  const handshakes: { message: unknown; port: MessagePort }[] = [];
  const notices: GameNotice[] = [];
  const game = {
    postMessage: (message: unknown, _origin: unknown, [port]: MessagePort[] = []) => {
      if (port !== undefined) handshakes.push({ message, port });
    },
    // Partial double of a window.
  } as unknown as Window;
  const channel = openGameChannel(
    {
      page,
      game: () => game,
      url: 'https://site.example/games/slot/?t=1',
      locale: 'en',
      onNotice: (notice) => notices.push(notice),
    },
    LOOK,
  );
  openChannels.push(channel);
  const announce = (data: unknown, source: unknown = game): void => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: source });
    page.dispatchEvent(event);
  };
  return { channel, announce, handshakes, notices };
}

/** The game's side of the channel after the handshake. */
function openGame() {
  const page = openPage();
  page.announce(READY);
  const port = page.handshakes[0]?.port;
  if (port === undefined) throw new Error('The game received no port.');
  const received: unknown[] = [];
  port.addEventListener('message', ({ data }) => received.push(data));
  port.start();
  return { ...page, port, received };
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const channel of openChannels.splice(0)) channel.close();
});

describe('the channel to a game', () => {
  it('sends language and appearance to the game in its handshake', () => {
    const { announce, handshakes } = openPage();
    announce(READY);
    expect(handshakes.map(({ message }) => message)).toEqual([
      { type: 'croupier:game-open', version: 1, locale: 'en', ...LOOK },
    ]);
  });

  it('ignores messages of other windows, versions and types', () => {
    const { announce, handshakes } = openPage();
    announce(READY, { postMessage() {} });
    announce(READY, null);
    for (const data of [{ ...READY, version: 2 }, { type: 'hello', version: 1 }, null, 'croupier:game-ready']) {
      announce(data);
    }
    expect(handshakes).toEqual([]);
  });

  it("forwards calls to the game's server and returns the response", async () => {
    const fetchMock = vi.fn(async (_url: URL, _request: RequestInit) => Response.json({ bets: [1] }, { status: 409 }));
    vi.stubGlobal('fetch', fetchMock);
    const { port, received } = openGame();
    port.postMessage({ type: 'call', id: 7, path: 'play', body: { bet: 1 } });
    await vi.waitFor(() => expect(received).toEqual([{ type: 'answer', id: 7, status: 409, body: { bets: [1] } }]));
    expect(String(fetchMock.mock.lastCall?.[0])).toBe('https://site.example/games/server/play');
    expect(fetchMock.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{"bet":1}' });
  });

  it("ignores calls to paths outside the game's server", async () => {
    const fetchMock = vi.fn(async () => Response.json({}));
    vi.stubGlobal('fetch', fetchMock);
    const { port, received } = openGame();
    for (const path of ['../play', '//evil.example', 'https://evil.example', 'a/b', 'PLAY', '', 'play?x', 5]) {
      port.postMessage({ type: 'call', id: 1, path, body: {} });
    }
    port.postMessage({ type: 'call', id: 2, path: 'play', body: 'text' });
    port.postMessage({ type: 'call', id: 3, path: 'state', body: {} });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it.each([
    ['network', new TypeError('Failed to fetch')],
    ['timeout', new DOMException('late', 'TimeoutError')],
  ])('reports a missing response to the game: %s', async (failed, error) => {
    vi.stubGlobal('fetch', async () => Promise.reject(error));
    const { port, received } = openGame();
    port.postMessage({ type: 'call', id: 1, path: 'play', body: {} });
    await vi.waitFor(() => expect(received).toEqual([{ type: 'answer', id: 1, failed }]));
  });

  it('passes on only valid events of the game', async () => {
    const { port, notices } = openGame();
    for (const amount of ['1e9', '<b>1</b>', 12.5, '']) port.postMessage({ type: 'balance', amount, currency: 'PHP' });
    port.postMessage({ type: 'balance', amount: '12.50', currency: '₱' });
    port.postMessage({ type: 'balance', amount: '12.50', currency: 'PHP', extra: 1 });
    port.postMessage({ type: 'round', id: 'x', stake: '1.00', payout: '0.00', currency: 'PHP' });
    port.postMessage({ type: 'round', id: 'y', stake: '-1.00', payout: '1e3', currency: 'PHP' });
    port.postMessage({ type: 'refused', code: 'OTHER' });
    port.postMessage({ type: 'refused', code: 'STAKE_ABOVE_LIMIT', reason: 'BONUS' });
    port.postMessage({ type: 'closed', reason: 'LAUNCH_USED' });
    await vi.waitFor(() => expect(notices).toHaveLength(5));
    expect(notices).toEqual([
      { type: 'balance', amount: '12.50', currency: 'PHP' },
      { type: 'round', round: { id: 'x', stake: '1.00', payout: '0.00', currency: 'PHP' } },
      { type: 'round' },
      { type: 'refused', code: 'STAKE_ABOVE_LIMIT' },
      { type: 'closed' },
    ]);
  });

  it('sends each change of appearance and pause state to the game once', async () => {
    const { channel, received } = openGame();
    channel.changeLook({ theme: 'light', reducedMotion: true, balanceHidden: true });
    channel.setPaused(true);
    channel.setPaused(true);
    channel.setPaused(false);
    await vi.waitFor(() => expect(received).toHaveLength(3));
    expect(received).toEqual([
      { type: 'theme', theme: 'light', reducedMotion: true, balanceHidden: true },
      { type: 'pause' },
      { type: 'resume' },
    ]);
  });

  it("makes the game reload its balance when the page's balance differs", async () => {
    const { channel, port, received, notices } = openGame();
    channel.showBalance('700.00');
    port.postMessage({ type: 'balance', amount: '500.00', currency: 'PHP' });
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    channel.showBalance('500.00');
    channel.setPaused(true);
    channel.showBalance('700.00');
    await vi.waitFor(() => expect(received).toEqual([{ type: 'pause' }, { type: 'balance-changed' }]));
  });
});
