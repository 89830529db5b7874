/** Version of the messages between game and page. */
const VERSION = 1;

/** Preferences of the player, sent by the page. */
export interface Preferences {
  readonly locale?: string;
  readonly theme?: 'light' | 'dark';
  readonly reducedMotion?: boolean;
  readonly balanceHidden?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Notices from the game to the page. */
export type Notice =
  | { readonly type: 'balance'; readonly amount: string; readonly currency: string }
  | {
      readonly type: 'round';
      readonly id: string;
      readonly stake: string;
      readonly payout: string;
      readonly currency: string;
    }
  | { readonly type: 'closed'; readonly reason: string }
  /** A bet that was not taken. */
  | { readonly type: 'refused'; readonly code: 'STAKE_ABOVE_LIMIT' | 'REFUSED' };

/** Connection of a game to its server: through the page in a frame, direct in its own window. */
export interface HostLink {
  readonly preferences: Preferences;
  /** Calls the game's server. Rejects with the message `network` or `timeout` when there is no answer. */
  call(path: string, body: object): Promise<Answer>;
  send(notice: Notice): void;
  /** Listens for changed preferences, and for pauses while the page is covered or hidden. */
  listen(listener: (change: Preferences & { readonly paused?: boolean }) => void): void;
  /** Listens for changes of the balance that the game did not cause. */
  listenForBalance(listener: () => void): void;
}

const TIMEOUT_MS = 15_000;
const READY_INTERVAL_MS = 400;

/** Opens the connection; in a frame, waits for the page's port. */
export function openHostLink(): Promise<HostLink> {
  return window.parent === window ? Promise.resolve(createDirectLink()) : waitForPage();
}

function waitForPage(): Promise<HostLink> {
  const { promise, resolve } = Promise.withResolvers<HostLink>();
  const announceReady = (): void => window.parent.postMessage({ type: 'croupier:game-ready', version: VERSION }, '*');
  const timer = setInterval(announceReady, READY_INTERVAL_MS);
  const onMessage = ({ source, data, ports }: MessageEvent): void => {
    const [port] = ports;
    if (source !== window.parent || port === undefined) return;
    if (fieldOf(data, 'type') !== 'croupier:game-open' || fieldOf(data, 'version') !== VERSION) return;
    window.removeEventListener('message', onMessage);
    clearInterval(timer);
    resolve(createPortLink(port, preferencesOf(data)));
  };
  window.addEventListener('message', onMessage);
  announceReady();
  return promise;
}

function createPortLink(port: MessagePort, preferences: Preferences): HostLink {
  const pendingCalls = new Map<number, { resolve(answer: Answer): void; reject(reason: Error): void; timer: number }>();
  let lastId = 0;
  let listener: Parameters<HostLink['listen']>[0] = () => {};
  let onBalanceChange = (): void => {};
  const resolveCall = (data: unknown): void => {
    const id = fieldOf(data, 'id');
    const entry = typeof id === 'number' ? pendingCalls.get(id) : undefined;
    if (entry === undefined || typeof id !== 'number') return;
    pendingCalls.delete(id);
    clearTimeout(entry.timer);
    const status = fieldOf(data, 'status');
    if (typeof status === 'number') entry.resolve({ status, body: fieldOf(data, 'body') });
    else entry.reject(new Error(fieldOf(data, 'failed') === 'timeout' ? 'timeout' : 'network'));
  };
  port.addEventListener('message', ({ data }) => {
    const type = fieldOf(data, 'type');
    if (type === 'answer') resolveCall(data);
    else if (type === 'theme') listener(preferencesOf(data));
    else if (type === 'pause' || type === 'resume') listener({ paused: type === 'pause' });
    else if (type === 'balance-changed') onBalanceChange();
  });
  port.start();
  return {
    preferences,
    call(path, body) {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      lastId += 1;
      const id = lastId;
      const timer = window.setTimeout(() => {
        pendingCalls.delete(id);
        reject(new Error('timeout'));
      }, TIMEOUT_MS);
      pendingCalls.set(id, { resolve, reject, timer });
      port.postMessage({ type: 'call', id, path, body });
      return promise;
    },
    send: (notice) => port.postMessage(notice),
    listen: (next) => void (listener = next),
    listenForBalance: (next) => void (onBalanceChange = next),
  };
}

/** In its own window a game calls its server directly, and there is no page to notify. */
function createDirectLink(): HostLink {
  return {
    preferences: {},
    async call(path, body) {
      const headers = { 'Content-Type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(TIMEOUT_MS) };
      const answer = await fetch(`/mock-games/server/${path}`, request).catch((error: unknown) => {
        throw new Error(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network');
      });
      const data: unknown = await answer.json().catch(() => undefined);
      return { status: answer.status, body: data };
    },
    send: () => {},
    listen: () => {},
    // The player may have deposited in the site's window.
    listenForBalance: (listener) => window.addEventListener('focus', listener),
  };
}

function preferencesOf(data: unknown): Preferences {
  const names = ['locale', 'theme', 'reducedMotion', 'balanceHidden'];
  const [locale, theme, reducedMotion, balanceHidden] = names.map((name) => fieldOf(data, name));
  return {
    ...(typeof locale === 'string' ? { locale } : {}),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(typeof reducedMotion === 'boolean' ? { reducedMotion } : {}),
    ...(typeof balanceHidden === 'boolean' ? { balanceHidden } : {}),
  };
}

/** Returns a field of untrusted data; undefined when there is none. */
export function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined;
}
