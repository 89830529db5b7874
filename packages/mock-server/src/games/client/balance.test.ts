import { afterEach, expect, it, vi } from 'vitest';

import { followBalance } from './balance.ts';
import { openLink, type Link } from './link.ts';

const OPEN = { type: 'croupier:game-open', version: 1, locale: 'en', theme: 'dark' };
const ports: MessagePort[] = [];

/** A game's link in a frame, and the page's end of it. */
async function openInFrame(): Promise<{ link: Link; port: MessagePort }> {
  const parent = { postMessage() {} };
  const frame = Object.assign(new EventTarget(), { parent });
  vi.stubGlobal('window', frame);
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const opening = openLink();
  const greeting = new MessageEvent('message', { data: OPEN, ports: [port2] });
  Object.defineProperty(greeting, 'source', { value: parent });
  frame.dispatchEvent(greeting);
  return { link: await opening, port: port1 };
}

/** A game that follows its balance; each reading gives the next of these. */
async function follow(balances: string[]) {
  const { link, port } = await openInFrame();
  const shown: string[] = [];
  const state = async () => {
    const balance = balances.shift();
    if (balance === undefined) throw new Error('There is no connection.');
    return { balance, rounds: [] };
  };
  const chrome = { showBalance: (balance: string) => void shown.push(balance) };
  const played = followBalance(link, { state, balance: '500.00' }, chrome);
  expect(shown.splice(0)).toEqual(['500.00']);
  return { port, shown, played };
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const port of ports.splice(0)) port.close();
});

it('shows the balance anew when the page says that it changed, and for no other word', async () => {
  const { port, shown } = await follow(['700.00', '900.00']);
  for (const word of ['balance-changed', { type: 'balance' }, { type: 'BALANCE-CHANGED' }, null])
    port.postMessage(word);
  port.postMessage({ type: 'balance-changed' });
  await vi.waitFor(() => expect(shown).toEqual(['700.00']));
});

it('gives no round away: a balance that changes meanwhile is read when it is over', async () => {
  const { port, shown, played } = await follow(['700.00']);
  const round = Promise.withResolvers<void>();
  played(round.promise.then(() => void shown.push('the round')));
  port.postMessage({ type: 'balance-changed' });
  port.postMessage({ type: 'theme', theme: 'light' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown).toEqual([]);
  round.resolve();
  await vi.waitFor(() => expect(shown).toEqual(['the round', '700.00']));
});

it('goes on following after a reading that failed, and a round that did', async () => {
  const balances: string[] = [];
  const { port, shown, played } = await follow(balances);
  port.postMessage({ type: 'balance-changed' });
  played(Promise.reject(new Error('There is no connection.')));
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown).toEqual([]);
  balances.push('900.00');
  port.postMessage({ type: 'balance-changed' });
  await vi.waitFor(() => expect(shown).toEqual(['900.00']));
});
