import type { ApiError } from '../../errors/api-error.ts';
import { client as defaultClient } from '../../generated/client.gen.ts';
import type { ChatSession } from '../../generated/types.gen.ts';
import { apiErrorOf, createChatCalls, meaningOf, type ChatCalls } from './chat-calls.ts';
import { reconnectDelay, type ChatOptions } from './chat-options.ts';
import { createOutbox, restorePending, type Outbox } from './chat-outbox.ts';
import { createReceiver, type Receiver } from './chat-receiver.ts';
import { createSender, type Sender } from './chat-sender.ts';
import { openChatSocket, openWebSocket, type ChatSocket } from './chat-socket.ts';
import { initialState, withMessages, withNewest } from './chat-state.ts';
import type { ChatConnection, ChatState } from './chat-state.ts';
import { createChatStore, type ChatStore } from './chat-store.ts';
import { browserNetwork } from './network-status.ts';
import { createWaiting } from './waiting.ts';

/** Time in ms after which a connection counts as one that works. */
const HEALTHY_MS = 10_000;
/** Sockets in a row that never opened, after which calls take their place. */
const MAX_DEAD_SOCKETS = 2;
/** Interval of calls in place of a socket, and time until the next socket is tried. */
const POLL_MS = 5_000;
const SOCKET_AGAIN_MS = 60_000;

/** Another window has the chat. */
const REPLACED = 4409;
/** Close codes after which the next connection follows at once: the ticket was refused, or nothing was sent for long. */
const AT_ONCE: ReadonlySet<number> = new Set([4401, 4408]);

/** What follows a connection. */
type Next = 'again' | 'later' | 'stop';

/**
 * A chat with customer service over as many connections as it takes. A new connection has its own ticket and continues
 * after the last message; a message is sent under one id until it is confirmed, so that the platform stores it once.
 */
export class ChatRoom {
  readonly #store: ChatStore;
  readonly #calls: ChatCalls;
  readonly #outbox: Outbox;
  readonly #receiver: Receiver;
  readonly #sender: Sender;
  readonly #options: Required<Pick<ChatOptions, 'openSocket' | 'network' | 'now' | 'random'>>;
  readonly #waiting = createWaiting();
  readonly #leaving = new AbortController();
  readonly #unsubscribe: () => void;
  #socket: ChatSocket | undefined;
  #isRunning = false;
  #failures = 0;
  #deadSockets = 0;
  #readyAt = Number.POSITIVE_INFINITY;
  #readUpTo: string | undefined;

  constructor(options: ChatOptions = {}) {
    const { client = defaultClient, language, pending = [], now = () => new Date() } = options;
    const { openSocket = openWebSocket, network = browserNetwork, random = Math.random } = options;
    this.#options = { openSocket, network, now, random };
    const store = createChatStore({ ...initialState, pending: restorePending(pending, now()) });
    const calls = createChatCalls(client, language, this.#leaving.signal);
    const outbox = createOutbox({ store, deliver: (message) => this.#sender.deliver(message), now });
    this.#sender = createSender({ store, calls, socket: () => this.#socket, onRefused: outbox.refuse });
    this.#receiver = createReceiver({ store, onReady: () => this.#onReady(), onRefused: outbox.refuse });
    [this.#store, this.#calls, this.#outbox] = [store, calls, outbox];
    this.#unsubscribe = network.subscribe(() => {
      if (!network.isOnline()) this.#socket?.end();
      this.#waiting.wake();
    });
    this.#start();
  }

  readonly getState = (): ChatState => this.#store.get();

  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  send(content: string): void {
    this.#outbox.add(content);
  }

  /** Sends a message that failed again. */
  retry(clientMessageId: string): void {
    this.#outbox.retry(clientMessageId);
    this.#waiting.wake();
  }

  /** Marks everything that has arrived as read. */
  markRead(): void {
    const newest = this.getState().messages.at(-1)?.messageId;
    if (newest === undefined || newest === this.#readUpTo) return;
    this.#readUpTo = newest;
    this.#sender.read(newest);
  }

  /** Loads older messages. Rejects with the ApiError of the call. */
  async loadEarlier(): Promise<void> {
    const { session, messages } = this.getState();
    if (session === undefined) return;
    const { list, hasMore } = await this.#calls.list(session.sessionId, messages[0]?.messageId);
    this.#store.set((state) => ({ ...withMessages(state, list.toReversed(), 'before'), hasEarlier: hasMore }));
  }

  /** Connects now: instead of waiting, in place of another window, or after the next login. Loads what failed to load. */
  reconnect(): void {
    const { connection, history } = this.getState();
    this.#failures = 0;
    this.#waiting.wake();
    if (connection.kind !== 'closed') this.#start();
    if (history !== 'failed') return;
    this.#set({ history: 'loading' });
    if (connection.kind === 'open') void this.#loadHistory();
  }

  /** Closes the chat for both sides. Rejects with the ApiError of the call. */
  async endChat(): Promise<void> {
    const { session } = this.getState();
    if (session === undefined) return;
    this.#set({ closed: await this.#calls.close(session.sessionId) });
    this.#socket?.end();
    this.#waiting.wake();
    if (!this.#isRunning) this.#stop({ kind: 'closed' });
  }

  /** Opens another chat after the end of this one. Messages that were not sent are kept. */
  startNew(): void {
    if (this.getState().connection.kind !== 'closed') return;
    this.#readUpTo = undefined;
    this.#store.set(({ pending }) => ({ ...initialState, pending }));
    this.#start();
  }

  /** Ends the connection for good; the chat stays open. */
  leave(): void {
    if (this.#hasLeft) return;
    this.#leaving.abort();
    this.#unsubscribe();
    this.#outbox.stop();
    this.#receiver.stopTyping();
    this.#socket?.end();
    this.#waiting.wake();
    this.#set({ connection: { kind: 'left' } });
  }

  get #hasLeft(): boolean {
    return this.#leaving.signal.aborted;
  }

  #set(change: Partial<ChatState>): void {
    this.#store.set((state) => ({ ...state, ...change }));
  }

  #start(): void {
    if (this.#isRunning || this.#hasLeft) return;
    this.#isRunning = true;
    void this.#run();
  }

  #stop(connection: ChatConnection): Next {
    this.#isRunning = false;
    if (!this.#hasLeft) this.#set({ connection });
    return 'stop';
  }

  async #run(): Promise<void> {
    while (!this.#hasLeft) {
      if (this.#options.network.isOnline()) {
        const next = await this.#connect();
        if (next === 'stop') return;
        if (next === 'later') await this.#waitForNext(undefined);
      } else {
        this.#set({ connection: { kind: 'offline' } });
        await this.#waiting.wait();
      }
    }
  }

  /** Opens the chat and holds its connection until it ends. */
  async #connect(): Promise<Next> {
    if (this.getState().connection.kind !== 'polling') this.#set({ connection: { kind: 'connecting' } });
    try {
      const opened = await this.#openSession();
      if (this.#hasLeft) return 'stop';
      if (opened === 'closed') return this.#stop({ kind: 'closed' });
      const { sessionId, status, openedAt, waitMinutes } = opened;
      this.#set({ session: { sessionId, status, openedAt }, waitMinutes });
      return await this.#afterSocket(await this.#holdSocket(opened));
    } catch (error) {
      return this.#afterError(apiErrorOf(error));
    }
  }

  /** A new ticket. A chat that has ended meanwhile is not replaced by a new one without being asked. */
  async #openSession(): Promise<ChatSession | 'closed'> {
    const { session } = this.getState();
    if (session !== undefined && (await this.#hasEnded(session.sessionId))) return 'closed';
    return this.#calls.open();
  }

  /** True when the chat is no longer open; its end is in the state then, unless the platform no longer knows it. */
  async #hasEnded(sessionId: string): Promise<boolean> {
    if (this.getState().closed !== undefined) return true;
    const current = await this.#calls.current();
    if (current.session?.sessionId === sessionId) return false;
    // A closed chat answers again how it was closed.
    const closed = await this.#calls.close(sessionId).catch((error: unknown) => {
      if (apiErrorOf(error).code !== 'CHAT_SESSION_NOT_FOUND') throw error;
      return undefined;
    });
    this.#set({ closed });
    return true;
  }

  /** Resolves with the close code of the connection. */
  async #holdSocket({ wsUrl, ticket }: ChatSession): Promise<number> {
    const { openSocket, now } = this.#options;
    this.#deadSockets += 1;
    this.#readyAt = Number.POSITIVE_INFINITY;
    const after = this.getState().messages.at(-1)?.messageId;
    const { onFrame } = this.#receiver;
    const code = await new Promise<number>((onEnd) => {
      this.#socket = openChatSocket({ openSocket, url: wsUrl, ticket, after, onFrame, onEnd });
    });
    this.#socket = undefined;
    if (now().getTime() - this.#readyAt >= HEALTHY_MS) this.#failures = 0;
    return code;
  }

  #onReady(): void {
    this.#deadSockets = 0;
    this.#readyAt = this.#options.now().getTime();
    if (this.getState().history !== 'ready') void this.#loadHistory();
    this.#outbox.sendAll();
    this.#sender.read(this.#readUpTo);
  }

  /** Loads the newest messages, after the connection: what arrives meanwhile is joined. */
  async #loadHistory(): Promise<void> {
    const { session } = this.getState();
    if (session === undefined) return;
    try {
      await this.#loadNewest(session.sessionId);
    } catch (error) {
      apiErrorOf(error);
      if (!this.#hasLeft) this.#set({ history: 'failed' });
    }
  }

  async #loadNewest(sessionId: string): Promise<void> {
    const { list, hasMore } = await this.#calls.list(sessionId);
    this.#store.set((state) => ({ ...withNewest(state, list.toReversed(), hasMore), history: 'ready' }));
  }

  async #afterSocket(code: number): Promise<Next> {
    this.#receiver.stopTyping();
    if (this.#hasLeft) return 'stop';
    if (this.getState().closed !== undefined) return this.#stop({ kind: 'closed' });
    if (code === REPLACED) return this.#stop({ kind: 'replaced' });
    if (!this.#options.network.isOnline()) return 'again';
    if (this.#deadSockets >= MAX_DEAD_SOCKETS) return this.#poll();
    if (!AT_ONCE.has(code) || this.#failures > 0) return 'later';
    // The next ticket may be refused as well.
    this.#failures += 1;
    return 'again';
  }

  /** Sends and loads by calls, until it is time to try a socket again. Throws the error of a call. */
  async #poll(): Promise<Next> {
    const { now, network } = this.#options;
    const until = now().getTime() + SOCKET_AGAIN_MS;
    while (!this.#hasLeft && network.isOnline() && now().getTime() < until) {
      const { session } = this.getState();
      if (session === undefined || (await this.#hasEnded(session.sessionId))) return this.#stop({ kind: 'closed' });
      await this.#loadNewest(session.sessionId);
      this.#failures = 0;
      this.#set({ connection: { kind: 'polling' } });
      this.#outbox.sendAll();
      this.#sender.read(this.#readUpTo);
      await this.#waiting.wait(POLL_MS);
    }
    return 'again';
  }

  async #afterError(error: ApiError): Promise<Next> {
    if (this.#hasLeft) return 'stop';
    const meaning = meaningOf(error);
    if (meaning === 'session-ended') return this.#stop({ kind: 'session-ended' });
    if (meaning === 'unavailable') return this.#stop({ kind: 'unavailable', error });
    await this.#waitForNext(error);
    return 'again';
  }

  async #waitForNext(error: ApiError | undefined): Promise<void> {
    const delayMs = reconnectDelay(this.#failures, error, this.#options.random);
    this.#failures += 1;
    this.#set({ connection: { kind: 'waiting', delayMs, error } });
    await this.#waiting.wait(delayMs);
  }
}
