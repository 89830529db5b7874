import { afterEach, expect, it, vi } from 'vitest';

import { createBalance } from './balance.ts';
import { openHostLink, type HostLink } from './link.ts';

const OPEN = { type: 'croupier:game-open', version: 1, locale: 'en', theme: 'dark' };
const ports: MessagePort[] = [];

/** Opens the link of a framed game; returns it with the page's port. */
async function openInFrame(): Promise<{ link: HostLink; port: MessagePort }> {
  const parent = { postMessage() {} };
  const frame = Object.assign(new EventTarget(), { parent });
  vi.stubGlobal('window', frame);
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const opening = openHostLink();
  const openMessage = new MessageEvent('message', { data: OPEN, ports: [port2] });
  Object.defineProperty(openMessage, 'source', { value: parent });
  frame.dispatchEvent(openMessage);
  return { link: await opening, port: port1 };
}

/** Shows a balance of 500.00; each read returns the next of `balances`, and fails when there is none. */
async function createInFrame(balances: string[]) {
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

it('reads the balance when the page sends balance-changed, and for no other message', async () => {
  const { port, shown } = await createInFrame(['700.00', '900.00']);
  for (const message of ['balance-changed', { type: 'balance' }, { type: 'BALANCE-CHANGED' }, null])
    port.postMessage(message);
  port.postMessage({ type: 'balance-changed' });
  await vi.waitFor(() => expect(shown).toEqual(['700.00']));
});

it('reads a changed balance only after the current round has ended', async () => {
  const { port, shown, balance } = await createInFrame(['700.00']);
  const round = Promise.withResolvers<void>();
  balance.trackRound(round.promise.then(() => void shown.push('the round')));
  port.postMessage({ type: 'balance-changed' });
  port.postMessage({ type: 'theme', theme: 'light' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown).toEqual([]);
  round.resolve();
  await vi.waitFor(() => expect(shown).toEqual(['the round', '700.00']));
});

it('reads the balance again after a failed read and a failed round', async () => {
  const balances: string[] = [];
  const { port, shown, balance } = await createInFrame(balances);
  port.postMessage({ type: 'balance-changed' });
  balance.trackRound(Promise.reject(new Error('There is no connection.')));
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown).toEqual([]);
  balances.push('900.00');
  port.postMessage({ type: 'balance-changed' });
  await vi.waitFor(() => expect(shown).toEqual(['900.00']));
});

it('subtracts the stake in the game and on the page when a round starts', async () => {
  const { port, shown, balance } = await createInFrame([]);
  const notices: unknown[] = [];
  port.addEventListener('message', ({ data }) => notices.push(data));
  port.start();
  balance.subtractStake('10.00');
  balance.subtractStake('10.00');
  expect(shown.splice(0)).toEqual(['490.00']);
  await vi.waitFor(() => expect(notices).toEqual([{ type: 'balance', amount: '490.00', currency: 'PHP' }]));
  balance.show('520.00');
  balance.subtractStake('10.00');
  expect(shown).toEqual(['520.00', '510.00']);
});

it('adds the stake again when the round is refused, and ignores a stake above the balance', async () => {
  const { shown, balance } = await createInFrame([]);
  balance.restoreStake();
  balance.subtractStake('500.01');
  expect(shown).toEqual([]);
  balance.subtractStake('500.00');
  balance.restoreStake();
  expect(shown).toEqual(['0.00', '500.00']);
});

it('reads the balance when a game in its own window gets the focus', async () => {
  const gameWindow = Object.assign(new EventTarget(), { parent: {} });
  gameWindow.parent = gameWindow;
  vi.stubGlobal('window', gameWindow);
  const link = await openHostLink();
  const shown: string[] = [];
  const state = async () => ({ balance: '700.00', rounds: [] });
  createBalance(
    link,
    { state, balance: '500.00', currency: 'PHP' },
    { showBalance: (balance) => void shown.push(balance) },
  );
  gameWindow.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(shown).toEqual(['500.00', '700.00']));
});

it('ignores a balance that was read before the current round started', async () => {
  const pendingRead = Promise.withResolvers<{ balance: string; rounds: [] }>();
  const shown: string[] = [];
  const change = { announce: () => {} };
  const balance = createBalance(
    { send() {}, listenForBalance: (listener) => void (change.announce = listener) },
    { state: () => pendingRead.promise, balance: '500.00', currency: 'PHP' },
    { showBalance: (amount) => void shown.push(amount) },
  );
  change.announce();
  await Promise.resolve();
  balance.subtractStake('10.00');
  balance.trackRound(Promise.resolve());
  pendingRead.resolve({ balance: '530.00', rounds: [] });
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown).toEqual(['500.00', '490.00']);
});
