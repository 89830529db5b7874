import { expect } from '@playwright/test';

import type { DateParts, Driver, Key, Size } from './driver.ts';
import { findElement } from './find-element.ts';
import {
  chooseOption,
  contentOf,
  isFocused,
  setRangeValue,
  boxOf,
  findClickTarget,
  selectAll,
  shownText,
  sidewaysOverflow,
} from './page-work.ts';
import { describeTarget, stepsOf, type Target } from './target.ts';

/** Page of the site without content. */
export const BLANK = '/healthz';
/** Timeout of a step in ms. */
const STEP_TIMEOUT_MS = 15_000;
const RETRY_INTERVAL_MS = 80;

/** Steps of journeys in a tab of any engine. Each step waits until it is possible. */
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

  /** Leaves the site without a session, for another person to log in. */
  async leave(): Promise<void> {
    await this.open(BLANK);
    await this.#driver.run(() => sessionStorage.clear());
  }

  reload(): Promise<void> {
    return this.#driver.reload();
  }

  resize(size: Size): Promise<void> {
    return this.#driver.setViewport(size);
  }

  /** Clicks an element once it is enabled, uncovered and no longer moving. */
  async click(target: Target): Promise<void> {
    let lastBox = '';
    await this.#until(`a ${describeTarget(target)} to click`, async () => {
      const clickTarget = await this.#findClickTarget(target);
      if (clickTarget === undefined) return false;
      const box = await this.#driver.runOn(clickTarget, boxOf);
      const isStill = box === lastBox;
      lastBox = box;
      if (isStill) await this.#driver.click(clickTarget);
      return isStill;
    });
  }

  /** Replaces the value of a field by typing. */
  async write(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.expectFocused(target);
    const type = await this.#driver.run(selectAll);
    if (type === 'date') await this.#driver.typeDate(partsOfDate(text));
    else await this.#driver.type(text);
    await expect.poll(() => this.#contentOf(target), { timeout: STEP_TIMEOUT_MS }).toBe(text);
  }

  /** Chooses an option of a list by its text. The lists of engines open as windows of the system, which no driver reaches. */
  async choose(target: Target, option: string): Promise<void> {
    await this.#until(`${describeTarget(target)} with the option “${option}”`, async () => {
      const element = await this.#findClickTarget(target);
      return element !== undefined && this.#driver.runOn(element, chooseOption, option);
    });
  }

  async press(key: Key): Promise<void> {
    await this.#driver.press(key);
  }

  /** Drags a range input in unequal steps, because the platform rejects a constant speed. */
  async dragRange(target: Target, value: number): Promise<void> {
    await this.#until(`a ${describeTarget(target)} to drag`, async () => {
      const element = await this.#findClickTarget(target);
      if (element === undefined) return false;
      for (const share of [0.01, 0.1, 0.4, 0.8, 1]) {
        await this.#driver.runOn(element, setRangeValue, Math.round(value * share));
        await pause();
      }
      return true;
    });
  }

  async expectShown(target: Target): Promise<void> {
    await this.#until(`a ${describeTarget(target)}`, async () => (await this.#find(target)) !== undefined);
  }

  async expectFocused(target: Target): Promise<void> {
    await this.#until(`the focus on ${describeTarget(target)}`, async () => {
      const element = await this.#find(target);
      return element !== undefined && this.#driver.runOn(element, isFocused);
    });
  }

  async expectGone(target: Target): Promise<void> {
    await this.#until(`no ${describeTarget(target)}`, async () => (await this.#find(target)) === undefined);
  }

  /** Waits until the value of a field or the text of an element matches. */
  async expectContent(target: Target, pattern: RegExp): Promise<void> {
    const message = `${describeTarget(target)} in the page`;
    // The element may be replaced between finding and reading it.
    await expect(async () => expect(await this.#contentOf(target), message).toMatch(pattern)).toPass({
      timeout: STEP_TIMEOUT_MS,
    });
  }

  async expectUrl(url: string): Promise<void> {
    const read = () => this.#driver.run(() => location.pathname + location.search);
    await expect.poll(read, { timeout: STEP_TIMEOUT_MS }).toBe(url);
  }

  async expectNoSidewaysScroll(): Promise<void> {
    expect(await this.#driver.run(sidewaysOverflow)).toBeLessThanOrEqual(0);
  }

  /** Runs steps in the document of a frame. */
  async inFrame<Result>(target: Target, steps: () => Promise<Result>): Promise<Result> {
    let frame: Handle | undefined;
    await this.#until(`a ${describeTarget(target)}`, async () => (frame = await this.#find(target)) !== undefined);
    if (frame !== undefined) await this.#driver.enterFrame(frame);
    const result = await steps();
    await this.#driver.leaveFrame();
    return result;
  }

  async read(target: Target): Promise<string> {
    await this.expectShown(target);
    return (await this.#contentOf(target)) ?? '';
  }

  /** The label of an element without text, such as a picture. */
  async readLabel(target: Target): Promise<string> {
    let label: string | null = null;
    await this.#until(`a ${describeTarget(target)} with a label`, async () => {
      const element = await this.#find(target);
      if (element === undefined) return false;
      label = await this.#driver.runOn(element, (found) => found.getAttribute('aria-label'));
      return label !== null;
    });
    return label ?? '';
  }

  screenshot(): Promise<Buffer> {
    return this.#driver.screenshot();
  }

  #find(target: Target): Promise<Handle | undefined> {
    return this.#driver.find(findElement, stepsOf(target));
  }

  async #findClickTarget(target: Target): Promise<Handle | undefined> {
    const element = await this.#find(target);
    return element && this.#driver.findFrom(element, findClickTarget);
  }

  async #contentOf(target: Target): Promise<string | undefined> {
    const element = await this.#find(target);
    return element && this.#driver.runOn(element, contentOf);
  }

  /** Repeats `attempt` until it returns true. An exception counts as false, because an element may be replaced meanwhile. */
  async #until(what: string, attempt: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + STEP_TIMEOUT_MS;
    let lastError = '';
    while (performance.now() < deadline) {
      try {
        if (await attempt()) return;
      } catch (error) {
        lastError = ` (${String(error)})`;
      }
      await pause();
    }
    const pageText = await this.#driver.run(shownText).catch(String);
    throw new Error(`There should be ${what}${lastError}; the page shows ${pageText}`);
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));

/** The parts of a date such as `1990-01-31`. */
function partsOfDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}
