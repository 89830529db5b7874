import { readCall, readNotice, readReady, type GameCall, type GameNotice } from './game-messages.ts';

/** Time limit in ms for a response of the game's server; the game retries once. */
const TIMEOUT_MS = 10_000;

/** Presentation settings of a game. */
export interface GameAppearance {
  readonly theme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  /** True when the member has hidden the balance; the game hides it too. */
  readonly balanceHidden: boolean;
}

export interface GameHost {
  /** The page's window, which receives the messages of the frame. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The frame's window. */
  readonly game: () => Pick<Window, 'postMessage'> | null;
  /** URL of the game; its server is at `../server/`. */
  readonly url: string;
  /** BCP 47 language tag. */
  readonly locale: string;
  readonly onNotice: (notice: GameNotice) => void;
}

export interface GameChannel {
  readonly changeLook: (look: GameAppearance) => void;
  readonly setPaused: (isPaused: boolean) => void;
  /** Makes the game reload its balance unless the game reported the same one last. */
  readonly showBalance: (amount: string) => void;
  readonly close: () => void;
}

/** Message channel to a game in a frame with an opaque origin: forwards its calls and receives its events. */
export function openGameChannel(host: GameHost, initialLook: GameAppearance): GameChannel {
  const server = new URL('../server/', host.url);
  // A game may announce itself several times; it uses the first port that it receives.
  const ports = new Set<MessagePort>();
  let look = initialLook;
  let isPaused = false;
  let reportedBalance: string | undefined;
  const postMessage = (message: object): void => ports.forEach((port) => port.postMessage(message));

  const onMessage = (port: MessagePort, data: unknown): void => {
    const call = readCall(data);
    if (call !== undefined) void forwardCall(server, call).then((message) => port.postMessage(message));
    const notice = readNotice(data);
    if (notice?.type === 'balance') reportedBalance = notice.amount;
    if (notice !== undefined) host.onNotice(notice);
  };
  const sendHandshake = (event: Event): void => {
    const game = host.game();
    // The frame's origin is opaque, so its window identifies it.
    if (!(event instanceof MessageEvent) || game === null || event.source !== game || !readReady(event.data)) return;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => onMessage(port1, data));
    port1.start();
    ports.add(port1);
    const message = { type: 'croupier:game-open', version: 1, locale: host.locale, ...look };
    game.postMessage(message, '*', [port2]);
    if (isPaused) port1.postMessage({ type: 'pause' });
  };
  host.page.addEventListener('message', sendHandshake);

  return {
    changeLook(newLook) {
      look = newLook;
      postMessage({ type: 'theme', ...newLook });
    },
    setPaused(paused) {
      if (paused === isPaused) return;
      isPaused = paused;
      postMessage({ type: paused ? 'pause' : 'resume' });
    },
    showBalance(amount) {
      // A game that has not reported a balance is still loading it.
      if (reportedBalance !== undefined && reportedBalance !== amount) postMessage({ type: 'balance-changed' });
    },
    close() {
      host.page.removeEventListener('message', sendHandshake);
      ports.forEach((port) => port.close());
    },
  };
}

async function forwardCall(server: URL, { id, path, body }: GameCall): Promise<object> {
  try {
    const request = { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(TIMEOUT_MS) };
    const response = await fetch(new URL(path, server), request);
    const responseBody: unknown = await response.json();
    return { type: 'answer', id, status: response.status, body: responseBody };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return { type: 'answer', id, failed: isTimeout ? 'timeout' : 'network' };
  }
}
