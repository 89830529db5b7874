import puppeteer from 'puppeteer-core';
import type { Browser, BrowserContext, ElementHandle, Frame, JSHandle, Page } from 'puppeteer-core';

import { CHROMIUM_ARGUMENTS } from '../chromium-arguments.ts';
import type { DateParts, Driver, Key, PageFunction, Size } from './driver.ts';

/** Firefox reports this when a navigation aborts an import. */
const ABORTED_IMPORT = /error loading dynamically imported module/;

/** Starts Firefox, driven by WebDriver BiDi. */
export function startFirefox(executablePath: string): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-US, en' },
  });
}

/** Starts Chromium, driven by its DevTools protocol. */
export function startChromium(executablePath: string): Promise<Browser> {
  const args = [...CHROMIUM_ARGUMENTS, '--force-prefers-reduced-motion', '--lang=en-US'];
  return puppeteer.launch({ browser: 'chrome', executablePath, headless: true, args });
}

/** Opens a page in a new browser context, without cookies and storage. */
export async function openPuppeteer(browser: Browser): Promise<PuppeteerDriver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const driver = new PuppeteerDriver(context, page);
  await driver.watch();
  return driver;
}

export class PuppeteerDriver implements Driver<ElementHandle> {
  readonly #context: BrowserContext;
  readonly #page: Page;
  #frame: Frame;
  readonly #problems: string[] = [];
  #isLoading = false;

  constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.#page = page;
    this.#frame = page.mainFrame();
  }

  async watch(): Promise<void> {
    this.#page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.#problems.push(`${message.type()}: ${message.text()}`);
    });
    this.#page.on('pageerror', (error) => {
      const message = error instanceof Error ? error.message : String(error);
      if (!(this.#isLoading && ABORTED_IMPORT.test(message))) this.#problems.push(`exception: ${message}`);
    });
    await this.#page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`CSP: ${violatedDirective} refused ${blockedURI}`);
      });
    });
  }

  async open(url: string): Promise<void> {
    await this.#load(() => this.#page.goto(url));
  }

  async reload(): Promise<void> {
    await this.#load(() => this.#page.reload());
  }

  async setCookie(name: string, value: string): Promise<void> {
    const { hostname } = new URL(this.#page.url());
    await this.#context.setCookie({ name, value, domain: hostname, path: '/' });
  }

  async setViewport(size: Size): Promise<void> {
    await this.#page.setViewport(size);
  }

  async run<Args extends readonly unknown[], Result>(work: PageFunction<Args, Result>, ...args: Args): Promise<Result> {
    // The result is JSON of type `Result`.
    return (await this.#frame.evaluate(plain(work), ...args)) as Result;
  }

  async find<Args extends readonly unknown[]>(
    work: PageFunction<Args, Element | null>,
    ...args: Args
  ): Promise<ElementHandle | undefined> {
    return elementOf(await this.#frame.evaluateHandle(plain(work), ...args));
  }

  async runOn<Args extends readonly unknown[], Result>(
    element: ElementHandle,
    work: PageFunction<[Element, ...Args], Result>,
    ...args: Args
  ): Promise<Result> {
    // The result is JSON of type `Result`.
    return (await element.evaluate(plain(work), ...args)) as Result;
  }

  async findFrom(
    element: ElementHandle,
    work: PageFunction<[Element], Element | null>,
  ): Promise<ElementHandle | undefined> {
    return elementOf(await element.evaluateHandle(work));
  }

  async click(element: ElementHandle): Promise<void> {
    await element.click();
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async typeDate({ year, month, day }: DateParts): Promise<void> {
    await this.type(month + day + year);
  }

  async press(key: Key): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  async enterFrame(frame: ElementHandle): Promise<void> {
    // `contentFrame` returns null for other elements.
    const inner = await (frame as ElementHandle<HTMLIFrameElement>).contentFrame();
    if (inner === null) throw new Error('The element is no frame.');
    this.#frame = inner;
  }

  async leaveFrame(): Promise<void> {
    this.#frame = this.#page.mainFrame();
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  async problems(): Promise<readonly string[]> {
    return this.#problems;
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  async #load(work: () => Promise<unknown>): Promise<void> {
    this.#isLoading = true;
    await work().finally(() => (this.#isLoading = false));
  }
}

/** Removes the parameter types, which Puppeteer would derive from handles; here all arguments are JSON. */
function plain(work: (...args: never[]) => unknown): (...args: unknown[]) => unknown {
  // The callers pass the arguments that `work` declares.
  return work as (...args: unknown[]) => unknown;
}

/** The element of a handle; undefined for null. */
function elementOf(handle: JSHandle): ElementHandle | undefined {
  // The functions return elements, which Puppeteer types as nodes.
  return (handle.asElement() as ElementHandle | null) ?? undefined;
}
