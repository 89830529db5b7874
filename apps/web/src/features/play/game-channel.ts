import { readCall, readNotice, readReady, type GameCall, type GameNotice } from './game-messages.ts';

/** Time limit of a game server's answer in ms; the game itself retries once. */
const TIME_LIMIT = 10_000;

/** Presentation settings of a game. */
export interface GameAppearance {
  readonly theme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  /** The member has hidden the balance: the game is not to show it either. */
  readonly balanceHidden: boolean;
}

export interface GameHost {
  /** The page's window, which receives messages of frames. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The frame's window. */
  readonly game: () => Pick<Window, 'postMessage'> | null;
  /** URL of the game in the frame; its calls go to the server beside it. */
  readonly address: string;
  /** BCP 47 language tag. */
  readonly locale: string;
  readonly onNotice: (notice: GameNotice) => void;
}

export interface GameChannel {
  readonly changeLook: (look: GameAppearance) => void;
  readonly setPaused: (isPaused: boolean) => void;
  /** Makes the game reload its balance when the page's differs from the game's last one. */
  readonly showBalance: (amount: string) => void;
  readonly close: () => void;
}

/** Connects to a game in a frame with an opaque origin: answers its calls and receives its events. */
export function openGameChannel(host: GameHost, startingLook: GameAppearance): GameChannel {
  const server = new URL('../server/', host.address);
  // A game may announce itself again before the answer arrives, and keeps the first port it gets.
  const ports = new Set<MessagePort>();
  let look = startingLook;
  let isPaused = false;
  let lastPosted: string | undefined;
  const postMessage = (message: object): void => ports.forEach((port) => port.postMessage(message));

  const onMessage = (port: MessagePort, data: unknown): void => {
    const call = readCall(data);
    if (call !== undefined) void answer(server, call).then((message) => port.postMessage(message));
    const notice = readNotice(data);
    if (notice?.type === 'balance') lastPosted = notice.amount;
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
    changeLook(changed) {
      look = changed;
      postMessage({ type: 'theme', ...changed });
    },
    setPaused(wanted) {
      if (wanted === isPaused) return;
      isPaused = wanted;
      postMessage({ type: wanted ? 'pause' : 'resume' });
    },
    showBalance(amount) {
      // A game without a reported balance is about to load it.
      if (lastPosted !== undefined && lastPosted !== amount) postMessage({ type: 'balance-changed' });
    },
    close() {
      host.page.removeEventListener('message', sendHandshake);
      ports.forEach((port) => port.close());
    },
  };
}

async function answer(server: URL, { id, path, body }: GameCall): Promise<object> {
  try {
    const request = { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(TIME_LIMIT) };
    const answered = await fetch(new URL(path, server), request);
    const given: unknown = await answered.json();
    return { type: 'answer', id, status: answered.status, body: given };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { type: 'answer', id, failed: isLate ? 'timeout' : 'network' };
  }
}
