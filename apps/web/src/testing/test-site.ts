import { createWorld, type World, type WorldOptions } from '@croupier/mock-server/node';
import { operationIdOf } from '@croupier/sdk/hooks';
import { operations } from '@croupier/sdk/operations';
import i18next from 'i18next';

import { compileTexts } from '../../translation/compile-texts.ts';
import { startApp, type StartedApp } from '../app/start-app.tsx';
import { startSession } from '../session/session-store.ts';
import { createMockWebSocket } from './mock-web-socket.ts';
import { disableOwnerStacks } from './disable-owner-stacks.ts';

/** Replaces the platform's error messages, which the site must not show. */
export const SERVER_MESSAGE = 'words of the server';
/** Shown instead of a missing translation. */
export const MISSING_TEXT = '⟦no text⟧';

/**
 * Parts of warnings that say nothing about a page: Emotion's about selectors that are unsafe in server rendering, which is not
 * used, and those of charts about the width, which jsdom does not have.
 */
const FALSE_ALARMS = ['server-side rendering', 'MUI X Charts: ChartsContainer does not have `width`'];

const { texts } = compileTexts();

const CONFIG = { brand: 'croupier', apiBase: 'https://platform.example', identity: { service: 'sandbox' } };
/** Number of tasks without changes after which a page counts as idle. */
const IDLE_TICKS = 3;
const WAIT_TIMEOUT_MS = 30_000;
/** Timeout of calls in ms. Identifies their timers, because no other timer has this duration. */
const CALL_TIMEOUT_MS = 19_999;

const patterns = Object.entries(operations).map(
  ([id, { method, path }]) => [id, method, new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)] as const,
);

function operationOf({ method, url }: Request): string {
  const { pathname } = new URL(url);
  const found = patterns.find(([, operationMethod, pattern]) => operationMethod === method && pattern.test(pathname));
  return found?.[0] ?? `${method} ${pathname}`;
}

export interface OpenOptions {
  readonly address: string;
  /** Popup over the page. */
  readonly popup?: 'login' | 'register' | 'forgot';
  readonly token?: string | undefined;
  readonly passwordDue?: 'firstLogin' | 'expired';
  /** Platform code of the chosen language; English by default. */
  readonly language?: string;
  /** True to show the announcements, which cover the home page. */
  readonly announcements?: boolean;
}

/** The whole site in a document; its calls are answered by a world in the same process. */
export class TestSite {
  world: World;
  isOffline = false;
  /** True to let calls time out at once. */
  timesOutAtOnce = false;
  /** Operation ids of all calls. */
  readonly allCalls = new Set<string>();
  /** Operation ids of calls since the page was opened. */
  readonly callsSinceOpen = new Set<string>();
  /** Uncaught exceptions and console errors. */
  readonly problems: string[] = [];
  readonly #element = document.createElement('div');
  #app: StartedApp | undefined;
  #token: string | undefined;
  #pendingCalls = 0;
  #changeCount = 0;

  constructor() {
    disableOwnerStacks();
    this.world = this.resetWorld();
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      return url.includes('/mock-identity/') ? this.world.dispatch(new Request(url, init)) : answerFile(url);
    };
    const setTimer = globalThis.setTimeout;
    const setTimerOrTimeOut = (callback: () => void, delay?: number): unknown =>
      setTimer(callback, delay === CALL_TIMEOUT_MS && this.timesOutAtOnce ? 1 : delay);
    const MockWebSocket = createMockWebSocket(() => (this.isOffline ? undefined : this.world.chats));
    Object.assign(globalThis, { setTimeout: setTimerOrTimeOut, WebSocket: MockWebSocket });
    console.error = (...messages: unknown[]): void => {
      const message = messages.map(String).join(' ').slice(0, 400);
      if (!FALSE_ALARMS.some((part) => message.includes(part))) this.problems.push(message);
    };
    window.addEventListener('error', ({ message }) => void this.problems.push(`exception: ${message}`));
    new MutationObserver(() => (this.#changeCount += 1)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }

  /** Queries of the open page; undefined when the site could not start. */
  get queryClient(): StartedApp['queryClient'] {
    return this.#app?.queryClient;
  }

  /** Replaces the world by a new one, or by a copy. */
  resetWorld(copyOf?: WorldOptions['copyOf']): World {
    const onInternalError = (error: unknown): void => {
      // A fault that cannot be applied to an answer is an error of the test, not of the page.
      if (!String(error).includes('nothing to spoil')) this.problems.push(`mock: ${String(error)}`);
    };
    this.world = createWorld({ callsPerMinute: 1e9, onInternalError, copyOf });
    return this.world;
  }

  async open({
    address,
    popup,
    token,
    passwordDue,
    language = 'EN',
    announcements = false,
  }: OpenOptions): Promise<void> {
    this.close();
    // Pending work may still change the document.
    await this.untilIdle();
    this.callsSinceOpen.clear();
    sessionStorage.clear();
    localStorage.clear();
    localStorage.setItem('lang', language);
    if (!announcements) localStorage.setItem('announcements-quiet', '9999-12-31');
    if (token !== undefined) sessionStorage.setItem('token', token);
    if (passwordDue !== undefined) sessionStorage.setItem('passwordDue', passwordDue);
    this.#token = token;
    history.replaceState({ usr: popup && { popup }, key: 'opened', idx: 0 }, '', address);
    await this.#start();
  }

  /** Reloads the page: keeps the storage and the history entry. */
  async reopen(): Promise<void> {
    this.close();
    await this.untilIdle();
    await this.#start();
  }

  async #start(): Promise<void> {
    document.body.replaceChildren(this.#element);
    this.#app = await startApp(this.#element, {
      fetch: (request) => this.#dispatch(request),
      sleep: async () => {},
      timeoutMs: CALL_TIMEOUT_MS,
    });
    i18next.options.parseMissingKeyHandler = () => MISSING_TEXT;
    await this.untilIdle();
  }

  close(): void {
    this.#app?.root.unmount();
    this.#app = undefined;
    document.body.replaceChildren();
  }

  /** Closes the page, waits until React has nothing pending, and leaves no cookie to the next file. */
  async leave(): Promise<void> {
    this.close();
    await this.untilIdle();
    clearCookies();
  }

  /** Refetches the data of these calls as if the page were opened now. */
  async reload(operation: string): Promise<void> {
    if (this.#token !== undefined && sessionStorage.getItem('token') === null) startSession(this.#token);
    void this.#app?.queryClient?.resetQueries({ predicate: ({ queryKey }) => operationIdOf(queryKey) === operation });
    await this.untilIdle();
  }

  /** Waits until the condition is true. Has a long timeout, because loading code for the first time is slow. */
  async waitUntil(condition: () => boolean, what: string): Promise<void> {
    const deadline = Date.now() + WAIT_TIMEOUT_MS;
    while (!condition()) {
      if (Date.now() > deadline) throw new Error(`${what} did not appear: ${document.body.textContent?.slice(-500)}`);
      await nextTick();
    }
    await this.untilIdle();
  }

  /** Waits until the condition is true, at most this time in ms. */
  async waitAtMost(condition: () => boolean, milliseconds: number): Promise<void> {
    const deadline = Date.now() + milliseconds;
    while (!condition() && Date.now() < deadline) await nextTick();
  }

  /** Waits until no call is pending and nothing changes. */
  async untilIdle(): Promise<void> {
    const deadline = Date.now() + WAIT_TIMEOUT_MS;
    for (let idleTicks = 0, lastCount = -1; idleTicks < IDLE_TICKS; lastCount = this.#changeCount) {
      await nextTick();
      idleTicks = this.#pendingCalls === 0 && this.#changeCount === lastCount ? idleTicks + 1 : 0;
      if (Date.now() > deadline)
        throw new Error(`The page does not become idle; ${this.#pendingCalls} calls are pending.`);
    }
  }

  async #dispatch(request: Request): Promise<Response> {
    const operation = operationOf(request);
    this.allCalls.add(operation);
    this.callsSinceOpen.add(operation);
    if (this.isOffline) throw new TypeError('Failed to fetch');
    this.#pendingCalls += 1;
    try {
      return await replaceMessages(await this.world.dispatch(request));
    } finally {
      this.#pendingCalls -= 1;
    }
  }
}

/** Answers a file of the built site. */
function answerFile(url: string): Response {
  const [, name] = /^\/texts\/(.+)\.json$/.exec(url) ?? [];
  return Response.json(name === undefined ? CONFIG : texts.get(name));
}

const nextTick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function replaceMessages(response: Response): Promise<Response> {
  if (response.ok || !(response.headers.get('Content-Type') ?? '').includes('json')) return response;
  const body: Record<string, unknown> = await response.json();
  const { status, headers } = response;
  return Response.json({ ...body, message: SERVER_MESSAGE }, { status, headers });
}

function clearCookies(): void {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
}
