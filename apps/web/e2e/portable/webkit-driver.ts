import type { DateParts, Driver, Key, PageFunction, Size } from './driver.ts';
import { takeProblems, watchProblems } from './page-work.ts';
import { asElement, elementIn, scriptOf, sendCommand, textIn } from './webdriver.ts';

/** Key codes of the WebDriver standard. */
const KEYS: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };
const WINDOW_TIMEOUT_MS = 10_000;

/** Starts MiniBrowser by a session of the WebKitWebDriver at this origin. */
export async function openWebKit(origin: string, browser: string): Promise<WebKitDriver> {
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } } };
  const session = textIn(await sendCommand(origin, 'POST', '/session', { capabilities }), 'sessionId');
  const driver = new WebKitDriver(`${origin}/session/${session}`);
  await driver.openBareWindow();
  return driver;
}

export class WebKitDriver implements Driver<string> {
  readonly #session: string;
  readonly #problems: string[] = [];

  constructor(session: string) {
    this.#session = session;
  }

  /** Replaces the window by a popup, because a window with tool bars cannot be as narrow as a phone. */
  async openBareWindow(): Promise<void> {
    const first = await this.#get('/window');
    await this.run(() => void window.open('about:blank', '_blank', 'popup,width=390,height=844'));
    const timeout = AbortSignal.timeout(WINDOW_TIMEOUT_MS);
    let popupHandle: unknown;
    while (popupHandle === undefined) {
      timeout.throwIfAborted();
      const handles = await this.#get('/window/handles');
      popupHandle = Array.isArray(handles) ? handles.find((handle) => handle !== first) : undefined;
    }
    await this.#send('DELETE', '/window');
    await this.#post('/window', { handle: popupHandle });
  }

  /**
   * Clears cookies, storage and problems. A new session would do that too, but the driver sometimes hangs when one starts.
   * @param blank URL of a page without content
   */
  async clearState(blank: string): Promise<void> {
    await this.#post('/frame', { id: null });
    await this.#post('/url', { url: blank });
    await this.#send('DELETE', '/cookie');
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    this.#problems.length = 0;
  }

  async open(url: string): Promise<void> {
    await this.#collectProblems();
    await this.#post('/url', { url });
    await this.run(watchProblems);
  }

  async reload(): Promise<void> {
    await this.#collectProblems();
    await this.#post('/refresh', {});
    await this.run(watchProblems);
  }

  async setCookie(name: string, value: string): Promise<void> {
    await this.#post('/cookie', { cookie: { name, value } });
  }

  async setViewport({ width, height }: Size): Promise<void> {
    await this.#post('/window/rect', { x: 0, y: 0, width, height });
  }

  async run<Args extends readonly unknown[], Result>(work: PageFunction<Args, Result>, ...args: Args): Promise<Result> {
    // The result is JSON of type `Result`.
    return (await this.#execute(work, args)) as Result;
  }

  async find<Args extends readonly unknown[]>(
    work: PageFunction<Args, Element | null>,
    ...args: Args
  ): Promise<string | undefined> {
    return elementIn(await this.#execute(work, args));
  }

  async runOn<Args extends readonly unknown[], Result>(
    element: string,
    work: PageFunction<[Element, ...Args], Result>,
    ...args: Args
  ): Promise<Result> {
    // The result is JSON of type `Result`.
    return (await this.#execute(work, [asElement(element), ...args])) as Result;
  }

  async findFrom(element: string, work: PageFunction<[Element], Element | null>): Promise<string | undefined> {
    return elementIn(await this.#execute(work, [asElement(element)]));
  }

  async click(element: string): Promise<void> {
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
    const move = { type: 'pointerMove', duration: 0, origin: asElement(element), x: 0, y: 0 };
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#post('/actions', { actions: [{ ...pointer, actions: [move, ...press] }] });
  }

  async type(text: string): Promise<void> {
    await this.#pressKeys(Array.from(text));
  }

  /** Presses Tab between month, day and year, because WebKit does not advance by itself. */
  async typeDate({ year, month, day }: DateParts): Promise<void> {
    await this.#pressKeys([...Array.from(month), KEYS.Tab, ...Array.from(day), KEYS.Tab, ...Array.from(year)]);
  }

  async press(key: Key): Promise<void> {
    await this.#pressKeys([KEYS[key]]);
  }

  async enterFrame(frame: string): Promise<void> {
    await this.#post('/frame', { id: asElement(frame) });
    await this.run(watchProblems);
  }

  async leaveFrame(): Promise<void> {
    await this.#collectProblems();
    await this.#post('/frame', { id: null });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#get('/screenshot')), 'base64');
  }

  async problems(): Promise<readonly string[]> {
    await this.#collectProblems();
    return this.#problems;
  }

  async end(): Promise<void> {
    await this.#send('DELETE', '');
  }

  /** Collects the problems of the page before it is left. The page records them, because the driver gives no console. */
  async #collectProblems(): Promise<void> {
    this.#problems.push(...(await this.run(takeProblems)));
  }

  async #pressKeys(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  #execute(work: (...args: never[]) => unknown, args: readonly unknown[]): Promise<unknown> {
    return this.#post('/execute/sync', { script: scriptOf(work), args });
  }

  #get(path: string): Promise<unknown> {
    return this.#send('GET', path);
  }

  #post(path: string, body: object): Promise<unknown> {
    return this.#send('POST', path, body);
  }

  #send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    return sendCommand(this.#session, method, path, body);
  }
}
