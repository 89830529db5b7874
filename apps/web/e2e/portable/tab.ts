import { expect } from '@playwright/test';

import type { DateParts, Driver, Key, Size } from './driver.ts';
import { findElement } from './find-element.ts';
import {
  contentOf,
  isFocused,
  moveRange,
  placeOf,
  pressable,
  selectAll,
  shownText,
  sidewaysOverflow,
} from './page-work.ts';
import { describeTarget, stepsOf, type Target } from './target.ts';

/** How long an element or a text may take to appear, in milliseconds. */
const STEP_LIMIT_MS = 15_000;
const PAUSE_MS = 80;

/** A tab of any engine, with what journeys do in it. Every step waits until it can be done, and fails in words. */
export class Tab<Handle = unknown> {
  readonly #driver: Driver<Handle>;
  readonly #origin: string;

  constructor(driver: Driver<Handle>, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#driver.open(this.#origin + path);
  }

  reload(): Promise<void> {
    return this.#driver.reload();
  }

  resize(size: Size): Promise<void> {
    return this.#driver.setViewport(size);
  }

  /** Presses an element that is enabled, in sight and no longer moving. */
  async click(target: Target): Promise<void> {
    let last = '';
    await this.#until(`a ${describeTarget(target)} to press`, async () => {
      const point = await this.#findPressable(target);
      if (point === undefined) return false;
      const place = await this.#driver.runOn(point, placeOf);
      const isStill = place === last;
      last = place;
      if (isStill) await this.#driver.click(point);
      return isStill;
    });
  }

  /** Replaces what a field holds, by the keyboard. */
  async write(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.#until(`the focus on ${describeTarget(target)}`, async () => {
      const field = await this.#find(target);
      return field !== undefined && this.#driver.runOn(field, isFocused);
    });
    const type = await this.#driver.run(selectAll);
    if (type === 'date') await this.#driver.typeDate(partsOfDate(text));
    else await this.#driver.type(text);
    await expect.poll(() => this.#contentOf(target), { timeout: STEP_LIMIT_MS }).toBe(text);
  }

  async press(key: Key): Promise<void> {
    await this.#driver.press(key);
  }

  /** Drags a range to a value in unequal steps, because the slider puzzle refuses a constant speed. */
  async dragRange(target: Target, to: number): Promise<void> {
    await this.#until(`a ${describeTarget(target)} to drag`, async () => {
      const element = await this.#findPressable(target);
      if (element === undefined) return false;
      for (const share of [0.01, 0.1, 0.4, 0.8, 1]) {
        await this.#driver.runOn(element, moveRange, Math.round(to * share));
        await pause();
      }
      return true;
    });
  }

  async expectShown(target: Target): Promise<void> {
    await this.#until(`a ${describeTarget(target)}`, async () => (await this.#find(target)) !== undefined);
  }

  async expectGone(target: Target): Promise<void> {
    await this.#until(`no ${describeTarget(target)}`, async () => (await this.#find(target)) === undefined);
  }

  /** The text of an element, or what a field holds, comes to fit. */
  async expectContent(target: Target, pattern: RegExp): Promise<void> {
    const message = `${describeTarget(target)} in the page`;
    await expect.poll(() => this.#contentOf(target), { message, timeout: STEP_LIMIT_MS }).toMatch(pattern);
  }

  async expectAddress(address: string): Promise<void> {
    const read = () => this.#driver.run(() => location.pathname + location.search);
    await expect.poll(read, { timeout: STEP_LIMIT_MS }).toBe(address);
  }

  async expectNoSidewaysScroll(): Promise<void> {
    expect(await this.#driver.run(sidewaysOverflow)).toBeLessThanOrEqual(0);
  }

  /** Does something in the document of a frame. */
  async inFrame(target: Target, work: () => Promise<void>): Promise<void> {
    let frame: Handle | undefined;
    await this.#until(`a ${describeTarget(target)}`, async () => (frame = await this.#find(target)) !== undefined);
    if (frame !== undefined) await this.#driver.enterFrame(frame);
    await work();
    await this.#driver.leaveFrame();
  }

  async read(target: Target): Promise<string> {
    await this.expectShown(target);
    return (await this.#contentOf(target)) ?? '';
  }

  screenshot(): Promise<Buffer> {
    return this.#driver.screenshot();
  }

  #find(target: Target): Promise<Handle | undefined> {
    return this.#driver.find(findElement, stepsOf(target));
  }

  async #findPressable(target: Target): Promise<Handle | undefined> {
    const element = await this.#find(target);
    return element && this.#driver.findFrom(element, pressable);
  }

  async #contentOf(target: Target): Promise<string | undefined> {
    const element = await this.#find(target);
    return element && this.#driver.runOn(element, contentOf);
  }

  /** Tries until it succeeds; an element that is replaced meanwhile is looked for again. */
  async #until(what: string, attempt: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + STEP_LIMIT_MS;
    let lastError = '';
    while (performance.now() < end) {
      try {
        if (await attempt()) return;
      } catch (error) {
        lastError = ` (${String(error)})`;
      }
      await pause();
    }
    const shown = await this.#driver.run(shownText).catch(String);
    throw new Error(`There should be ${what}${lastError}; the page shows ${shown}`);
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** The parts of a date such as `1990-01-31`. */
function partsOfDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}
