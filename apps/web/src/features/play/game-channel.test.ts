import { afterEach, describe, expect, it, vi } from 'vitest';

import { openGameChannel, type GameChannel } from './game-channel.ts';
import type { GameNotice } from './game-messages.ts';

const LOOK = { theme: 'dark', reducedMotion: false, balanceHidden: false } as const;
const READY = { type: 'croupier:game-ready', version: 1 };
const open: GameChannel[] = [];

/** A page with a frame: `announce` sends a window message, `greetings` are the messages to the frame. */
function openPage() {
  const page = new EventTarget();
  const greetings: { message: unknown; port: MessagePort }[] = [];
  const notices: GameNotice[] = [];
  const game = {
    postMessage: (message: unknown, _origin: unknown, [port]: MessagePort[] = []) => {
      if (port !== undefined) greetings.push({ message, port });
    },
    // Partial double of a window.
  } as unknown as Window;
  const channel = openGameChannel(
    {
      page,
      game: () => game,
      address: 'https://site.example/games/slot/?t=1',
      locale: 'en',
      onNotice: (notice) => notices.push(notice),
    },
    LOOK,
  );
  open.push(channel);
  const announce = (data: unknown, source: unknown = game): void => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: source });
    page.dispatchEvent(event);
  };
  return { channel, announce, greetings, notices };
}

/** The game's side of the channel after its announcement. */
function openGame() {
  const opened = openPage();
  opened.announce(READY);
  const port = opened.greetings[0]?.port;
  if (port === undefined) throw new Error('The game was not greeted.');
  const received: unknown[] = [];
  port.addEventListener('message', ({ data }) => received.push(data));
  port.start();
  return { ...opened, port, received };
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const channel of open.splice(0)) channel.close();
});

describe('the channel to a game', () => {
  it('greets the game in its frame with language and look', () => {
    const { announce, greetings } = openPage();
    announce(READY);
    expect(greetings.map(({ message }) => message)).toEqual([
      { type: 'croupier:game-open', version: 1, locale: 'en', ...LOOK },
    ]);
  });

  it('ignores other windows, other versions and other words', () => {
    const { announce, greetings } = openPage();
    announce(READY, { postMessage() {} });
    announce(READY, null);
    for (const data of [{ ...READY, version: 2 }, { type: 'hello', version: 1 }, null, 'croupier:game-ready']) {
      announce(data);
    }
    expect(greetings).toEqual([]);
  });

  it('carries calls to the server beside the game, and the answer back', async () => {
    const called = vi.fn(async (_address: URL, _request: RequestInit) => Response.json({ bets: [1] }, { status: 409 }));
    vi.stubGlobal('fetch', called);
    const { port, received } = openGame();
    port.postMessage({ type: 'call', id: 7, path: 'play', body: { bet: 1 } });
    await vi.waitFor(() => expect(received).toEqual([{ type: 'answer', id: 7, status: 409, body: { bets: [1] } }]));
    expect(String(called.mock.lastCall?.[0])).toBe('https://site.example/games/server/play');
    expect(called.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{"bet":1}' });
  });

  it('reaches nothing but that server', async () => {
    const called = vi.fn(async () => Response.json({}));
    vi.stubGlobal('fetch', called);
    const { port, received } = openGame();
    for (const path of ['../play', '//evil.example', 'https://evil.example', 'a/b', 'PLAY', '', 'play?x', 5]) {
      port.postMessage({ type: 'call', id: 1, path, body: {} });
    }
    port.postMessage({ type: 'call', id: 2, path: 'play', body: 'text' });
    port.postMessage({ type: 'call', id: 3, path: 'state', body: {} });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(called).toHaveBeenCalledOnce();
  });

  it.each([
    ['network', new TypeError('Failed to fetch')],
    ['timeout', new DOMException('late', 'TimeoutError')],
  ])('reports a missing answer to the game: %s', async (failed, error) => {
    vi.stubGlobal('fetch', async () => Promise.reject(error));
    const { port, received } = openGame();
    port.postMessage({ type: 'call', id: 1, path: 'play', body: {} });
    await vi.waitFor(() => expect(received).toEqual([{ type: 'answer', id: 1, failed }]));
  });

  it('passes on valid events of the game only', async () => {
    const { port, notices } = openGame();
    for (const amount of ['1e9', '<b>1</b>', 12.5, '']) port.postMessage({ type: 'balance', amount, currency: 'PHP' });
    port.postMessage({ type: 'balance', amount: '12.50', currency: '₱' });
    port.postMessage({ type: 'balance', amount: '12.50', currency: 'PHP', extra: 1 });
    port.postMessage({ type: 'round', id: 'x', stake: '1.00', payout: '0.00', currency: 'PHP' });
    port.postMessage({ type: 'closed', reason: 'LAUNCH_USED' });
    await vi.waitFor(() => expect(notices).toHaveLength(3));
    expect(notices).toEqual([
      { type: 'balance', amount: '12.50', currency: 'PHP' },
      { type: 'round' },
      { type: 'closed' },
    ]);
  });

  it('sends theme changes and pauses to the game, each once', async () => {
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

  it('makes the game reload its balance when the page has another one', async () => {
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
