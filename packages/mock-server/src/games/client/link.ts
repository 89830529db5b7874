/** The version of what a game and its page say to each other. */
const VERSION = 1;

/** What the page tells about the player's wishes. */
export interface Wishes {
  readonly locale?: string;
  readonly theme?: 'light' | 'dark';
  readonly reducedMotion?: boolean;
  readonly balanceHidden?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What a game tells the page. */
export type Notice =
  | { readonly type: 'balance'; readonly amount: string; readonly currency: string }
  | {
      readonly type: 'round';
      readonly id: string;
      readonly stake: string;
      readonly payout: string;
      readonly currency: string;
    }
  | { readonly type: 'closed'; readonly reason: string };

/** The game's only way out: through the page, or by itself where it has a window of its own. */
export interface Link {
  readonly wishes: Wishes;
  /** Asks the game's server. Rejects with the word `network` or `timeout` when no answer comes. */
  call(path: string, body: object): Promise<Answer>;
  tell(notice: Notice): void;
  /** Hears of changed wishes, and of pauses while the page is busy or hidden. */
  listen(listener: (change: Wishes & { readonly paused?: boolean }) => void): void;
  /** Hears that the balance has changed without the game. */
  listenForBalance(listener: () => void): void;
}

const TIMEOUT = 15_000;
const GREETING = 400;

/** Waits for the page's port. */
export function openLink(): Promise<Link> {
  return window.parent === window ? Promise.resolve(createOwnLink()) : greet();
}

function greet(): Promise<Link> {
  const { promise, resolve } = Promise.withResolvers<Link>();
  const ready = (): void => window.parent.postMessage({ type: 'croupier:game-ready', version: VERSION }, '*');
  const timer = setInterval(ready, GREETING);
  const hear = ({ source, data, ports }: MessageEvent): void => {
    const [port] = ports;
    if (source !== window.parent || port === undefined) return;
    if (fieldOf(data, 'type') !== 'croupier:game-open' || fieldOf(data, 'version') !== VERSION) return;
    window.removeEventListener('message', hear);
    clearInterval(timer);
    resolve(createPortLink(port, wishesOf(data)));
  };
  window.addEventListener('message', hear);
  ready();
  return promise;
}

function createPortLink(port: MessagePort, wishes: Wishes): Link {
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(reason: Error): void; timer: number }>();
  let last = 0;
  let listener: Parameters<Link['listen']>[0] = () => {};
  let onBalance = (): void => {};
  const settle = (data: unknown): void => {
    const id = fieldOf(data, 'id');
    const entry = typeof id === 'number' ? waiting.get(id) : undefined;
    if (entry === undefined || typeof id !== 'number') return;
    waiting.delete(id);
    clearTimeout(entry.timer);
    const status = fieldOf(data, 'status');
    if (typeof status === 'number') entry.resolve({ status, body: fieldOf(data, 'body') });
    else entry.reject(new Error(fieldOf(data, 'failed') === 'timeout' ? 'timeout' : 'network'));
  };
  port.addEventListener('message', ({ data }) => {
    const type = fieldOf(data, 'type');
    if (type === 'answer') settle(data);
    else if (type === 'theme') listener(wishesOf(data));
    else if (type === 'pause' || type === 'resume') listener({ paused: type === 'pause' });
    else if (type === 'balance-changed') onBalance();
  });
  port.start();
  return {
    wishes,
    call(path, body) {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      last += 1;
      const id = last;
      const timer = window.setTimeout(() => {
        waiting.delete(id);
        reject(new Error('timeout'));
      }, TIMEOUT);
      waiting.set(id, { resolve, reject, timer });
      port.postMessage({ type: 'call', id, path, body });
      return promise;
    },
    tell: (notice) => port.postMessage(notice),
    listen: (next) => void (listener = next),
    listenForBalance: (next) => void (onBalance = next),
  };
}

/** In a window of its own a game asks its server itself, and has nobody to tell anything. */
function createOwnLink(): Link {
  return {
    wishes: {},
    async call(path, body) {
      const headers = { 'Content-Type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(TIMEOUT) };
      const answer = await fetch(`/mock-games/server/${path}`, request).catch((error: unknown) => {
        throw new Error(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network');
      });
      const data: unknown = await answer.json().catch(() => undefined);
      return { status: answer.status, body: data };
    },
    tell: () => {},
    listen: () => {},
    listenForBalance: () => {},
  };
}

function wishesOf(data: unknown): Wishes {
  const names = ['locale', 'theme', 'reducedMotion', 'balanceHidden'];
  const [locale, theme, reducedMotion, balanceHidden] = names.map((name) => fieldOf(data, name));
  return {
    ...(typeof locale === 'string' ? { locale } : {}),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(typeof reducedMotion === 'boolean' ? { reducedMotion } : {}),
    ...(typeof balanceHidden === 'boolean' ? { balanceHidden } : {}),
  };
}

/** A field of what came from outside; undefined when there is none. */
export function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined;
}
