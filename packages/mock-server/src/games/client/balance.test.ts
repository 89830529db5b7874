import { afterEach, expect, it, vi } from 'vitest';

import { createBalance } from './balance.ts';
import { openHostLink, type HostLink } from './link.ts';

const OPEN = { type: 'croupier:game-open', version: 1, locale: 'en', theme: 'dark' };
const ports: MessagePort[] = [];

/** A game's link in a frame, and the page's port. */
async function openInFrame(): Promise<{ link: HostLink; port: MessagePort }> {
  const parent = { postMessage() {} };
  const frame = Object.assign(new EventTarget(), { parent });
  vi.stubGlobal('window', frame);
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const opening = openHostLink();
  const greeting = new MessageEvent('message', { data: OPEN, ports: [port2] });
  Object.defineProperty(greeting, 'source', { value: parent });
  frame.dispatchEvent(greeting);
  return { link: await opening, port: port1 };
}

/** A game with a balance of 500.00; each reading gives the next of these. */
async function follow(balances: string[]) {
  const { link, port } = await openInFrame();
  const shown: string[] = [];
  const state = async () => {
    const balance = balances.shift();
    if (balance === undefined) throw new Error('There is no connection.');
    return { balance, rounds: [] };
  };
  const chrome = { showBalance: (balance: string) => void shown.push(balance) };
  const balance = createBalance(link, { state, balance: '500.00', currency: 'PHP' }, chrome);
  expect(shown.splice(0)).toEqual(['500.00']);
  return { port, shown, balance };
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const port of ports.splice(0)) port.close();
});

it('reads the balance again when the page says that it changed, and for no other message', async () => {
  const { port, shown } = await follow(['700.00', '900.00']);
  for (const message of ['balance-changed', { type: 'balance' }, { type: 'BALANCE-CHANGED' }, null])
    port.postMessage(message);
  port.postMessage({ type: 'balance-changed' });
  await vi.waitFor(() => expect(shown).toEqual(['700.00']));
});

it('reads a changed balance after the round when one is being played', async () => {
  const { port, shown, balance } = await follow(['700.00']);
  const round = Promise.withResolvers<void>();
  balance.follow(round.promise.then(() => void shown.push('the round')));
  port.postMessage({ type: 'balance-changed' });
  port.postMessage({ type: 'theme', theme: 'light' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown).toEqual([]);
  round.resolve();
  await vi.waitFor(() => expect(shown).toEqual(['the round', '700.00']));
});

it('keeps reading the balance when a reading or a round has failed', async () => {
  const balances: string[] = [];
  const { port, shown, balance } = await follow(balances);
  port.postMessage({ type: 'balance-changed' });
  balance.follow(Promise.reject(new Error('There is no connection.')));
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown).toEqual([]);
  balances.push('900.00');
  port.postMessage({ type: 'balance-changed' });
  await vi.waitFor(() => expect(shown).toEqual(['900.00']));
});

it('takes the stake off at once, in the game and on the page, when a round starts', async () => {
  const { port, shown, balance } = await follow([]);
  const notices: unknown[] = [];
  port.addEventListener('message', ({ data }) => notices.push(data));
  port.start();
  balance.stake('10.00');
  balance.stake('10.00');
  expect(shown.splice(0)).toEqual(['490.00']);
  await vi.waitFor(() => expect(notices).toEqual([{ type: 'balance', amount: '490.00', currency: 'PHP' }]));
  balance.show('520.00');
  balance.stake('10.00');
  expect(shown).toEqual(['520.00', '510.00']);
});

it('puts the stake back when the round is refused, and takes none off above the balance', async () => {
  const { shown, balance } = await follow([]);
  balance.restore();
  balance.stake('500.01');
  expect(shown).toEqual([]);
  balance.stake('500.00');
  balance.restore();
  expect(shown).toEqual(['0.00', '500.00']);
});

it('reads the balance again when a game in a window of its own gets the focus', async () => {
  const own = Object.assign(new EventTarget(), { parent: {} });
  own.parent = own;
  vi.stubGlobal('window', own);
  const link = await openHostLink();
  const shown: string[] = [];
  const state = async () => ({ balance: '700.00', rounds: [] });
  createBalance(
    link,
    { state, balance: '500.00', currency: 'PHP' },
    { showBalance: (balance) => void shown.push(balance) },
  );
  own.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(shown).toEqual(['500.00', '700.00']));
});

it('drops a reading when a round has begun meanwhile', async () => {
  const reading = Promise.withResolvers<{ balance: string; rounds: [] }>();
  const shown: string[] = [];
  const change = { announce: () => {} };
  const balance = createBalance(
    { send() {}, listenForBalance: (listener) => void (change.announce = listener) },
    { state: () => reading.promise, balance: '500.00', currency: 'PHP' },
    { showBalance: (amount) => void shown.push(amount) },
  );
  change.announce();
  await Promise.resolve();
  balance.stake('10.00');
  balance.follow(Promise.resolve());
  reading.resolve({ balance: '530.00', rounds: [] });
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown).toEqual(['500.00', '490.00']);
});
