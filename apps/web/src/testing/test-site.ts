import { createWorld, type World, type WorldOptions } from '@croupier/mock-server/node';
import { operations } from '@croupier/sdk/operations';
import i18next from 'i18next';

import { startApp, type StartedApp } from '../app/start-app.tsx';
import { startSession } from '../session/session-store.ts';
import { disableOwnerStacks } from './disable-owner-stacks.ts';

/** Replacement of the platform's own error texts, which must not be shown. */
export const SERVER_MESSAGE = 'words of the server';
/** Pattern of a missing translation. */
export const MISSING_TEXT = '⟦no text⟧';

const CONFIG = { brand: 'croupier', apiBase: 'https://platform.example' };
/** Event loop turns without changes after which a page counts as idle. */
const IDLE_TICKS = 3;
const MAX_BUSY_MS = 30_000;
/** Identifies the transport's timer: no other one has this duration. */
const TIME_LIMIT = 19_999;

const patterns = Object.entries(operations).map(
  ([id, { method, path }]) => [id, method, new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)] as const,
);

function operationOf({ method, url }: Request): string {
  const { pathname } = new URL(url);
  const found = patterns.find(([, ownMethod, pattern]) => ownMethod === method && pattern.test(pathname));
  return found?.[0] ?? `${method} ${pathname}`;
}

export interface OpenOptions {
  readonly address: string;
  /** Overlays. */
  readonly popup?: 'login' | 'register';
  readonly token?: string | undefined;
  readonly passwordDue?: 'firstLogin' | 'expired';
  /** Shows the announcements, which cover the home page. */
  readonly announcements?: boolean;
}

/** The whole site in a document, with calls answered by a world in the same process. */
export class TestSite {
  world: World;
  isOffline = false;
  /** Calls time out at once. */
  isImpatient = false;
  /** Operation ids of all calls. */
  readonly called = new Set<string>();
  /** Operation ids since the page opened. */
  readonly calledHere = new Set<string>();
  /** Uncaught exceptions and console errors. */
  readonly problems: string[] = [];
  readonly #element = document.createElement('div');
  #app: StartedApp | undefined;
  #token: string | undefined;
  #underWay = 0;
  #news = 0;

  constructor() {
    disableOwnerStacks();
    this.world = this.renew();
    globalThis.fetch = async () => Response.json(CONFIG);
    const setTimer = globalThis.setTimeout;
    const setLongTimer = (call: () => void, wait?: number): unknown =>
      setTimer(call, wait === TIME_LIMIT && this.isImpatient ? 1 : wait);
    Object.assign(globalThis, { setTimeout: setLongTimer });
    console.error = (...messages: unknown[]): void => {
      const words = messages.map(String).join(' ').slice(0, 400);
      // Emotion warns about selectors that are unsafe in server rendering only.
      if (!words.includes('server-side rendering')) this.problems.push(words);
    };
    window.addEventListener('error', ({ message }) => void this.problems.push(`exception: ${message}`));
    new MutationObserver(() => (this.#news += 1)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }

  /** Replaces the world, new or from a saved state. */
  renew(saved?: WorldOptions['saved']): World {
    const onFault = (error: unknown): void => {
      // A fault that cannot be applied to an answer is an error of the test, not of the page.
      if (!String(error).includes('nothing to spoil')) this.problems.push(`mock: ${String(error)}`);
    };
    this.world = createWorld({ callsPerMinute: 1e9, onFault, ...(saved !== undefined && { saved }) });
    return this.world;
  }

  async open({ address, popup, token, passwordDue, announcements = false }: OpenOptions): Promise<void> {
    this.close();
    // Pending work may still notify.
    await this.untilIdle();
    this.calledHere.clear();
    sessionStorage.clear();
    localStorage.clear();
    localStorage.setItem('lang', 'EN');
    if (!announcements) localStorage.setItem('announcements-quiet', '9999-12-31');
    if (token !== undefined) sessionStorage.setItem('token', token);
    if (passwordDue !== undefined) sessionStorage.setItem('passwordDue', passwordDue);
    this.#token = token;
    history.replaceState({ usr: popup && { popup }, key: 'opened', idx: 0 }, '', address);
    await this.#start();
  }

  /** Loads the page again with the storage and the history entry that it has, as a reload does. */
  async reopen(): Promise<void> {
    this.close();
    await this.untilIdle();
    await this.#start();
  }

  async #start(): Promise<void> {
    document.body.replaceChildren(this.#element);
    this.#app = await startApp(this.#element, {
      fetch: (request) => this.#carry(request),
      sleep: async () => {},
      timeoutMs: TIME_LIMIT,
    });
    i18next.options.parseMissingKeyHandler = () => MISSING_TEXT;
    await this.untilIdle();
  }

  close(): void {
    this.#app?.root.unmount();
    this.#app = undefined;
    document.body.replaceChildren();
  }

  /** Closes the page and waits until React has nothing pending. */
  async leave(): Promise<void> {
    this.close();
    await this.untilIdle();
  }

  /** Refetches the data of these calls as if the page were opened now. */
  async reload(operation: string): Promise<void> {
    if (this.#token !== undefined && sessionStorage.getItem('token') === null) startSession(this.#token);
    void this.#app?.queryClient?.resetQueries({ predicate: ({ queryKey: [key] }) => idOf(key) === operation });
    await this.untilIdle();
  }

  /** Waits until the condition holds; loading code for the first time may take a while. */
  async until(isSo: () => boolean, what: string): Promise<void> {
    const deadline = Date.now() + MAX_BUSY_MS;
    while (!isSo()) {
      if (Date.now() > deadline) throw new Error(`${what} did not come: ${document.body.textContent?.slice(-500)}`);
      await nextTick();
    }
    await this.untilIdle();
  }

  /** Waits until the condition holds or the time in ms is over. */
  async waitFor(isSo: () => boolean, milliseconds: number): Promise<void> {
    const deadline = Date.now() + milliseconds;
    while (!isSo() && Date.now() < deadline) await nextTick();
  }

  /** Waits until no call is pending and nothing changes. */
  async untilIdle(): Promise<void> {
    const deadline = Date.now() + MAX_BUSY_MS;
    for (let quiet = 0, known = -1; quiet < IDLE_TICKS; known = this.#news) {
      await nextTick();
      quiet = this.#underWay === 0 && this.#news === known ? quiet + 1 : 0;
      if (Date.now() > deadline) throw new Error(`The page finds no rest, ${this.#underWay} calls are under way.`);
    }
  }

  async #carry(request: Request): Promise<Response> {
    const operation = operationOf(request);
    this.called.add(operation);
    this.calledHere.add(operation);
    if (this.isOffline) throw new TypeError('Failed to fetch');
    this.#underWay += 1;
    try {
      return await replaceMessages(await this.world.dispatch(request));
    } finally {
      this.#underWay -= 1;
    }
  }
}

const nextTick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function idOf(key: unknown): unknown {
  return typeof key === 'object' && key !== null && '_id' in key ? key._id : undefined;
}

async function replaceMessages(answer: Response): Promise<Response> {
  if (answer.ok || !(answer.headers.get('Content-Type') ?? '').includes('json')) return answer;
  const body: Record<string, unknown> = await answer.json();
  const { status, headers } = answer;
  return Response.json({ ...body, message: SERVER_MESSAGE }, { status, headers });
}
