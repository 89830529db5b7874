import type { BrowserContext, Page } from '@playwright/test';

import { advance, DAY, SECOND } from './money.ts';
import { CONNECTION_RETRIES, openAs, startSession, type personas } from './site.ts';

/** A page without content, of which nothing happens while the clock moves. */
export const BLANK = '/healthz';

export const MINUTE = 60 * SECOND;

/** The brand's days begin at 16:00 UTC. */
const DAY_START = 16 * 60 * MINUTE;

/** Opens a page in a new tab, in a session that begins now: one lasts a day. */
export async function openTab(context: BrowserContext, persona: keyof typeof personas, url: string): Promise<Page> {
  const tab = await context.newPage();
  await startSession(tab, persona);
  await openAs(tab, { url });
  return tab;
}

/** Advances the clock to this time in ms after the next 5-minute mark. */
export async function advanceToNextMark(page: Page, after: number): Promise<void> {
  await advanceInto(page, { period: 5 * MINUTE, start: 0, after });
}

/** Advances the clock to this time in ms after the brand's next midnight. */
export async function advanceToNextDay(page: Page, after: number): Promise<void> {
  await advanceInto(page, { period: DAY, start: DAY_START, after });
}

async function advanceInto(
  page: Page,
  { period, start, after }: { readonly period: number; readonly start: number; readonly after: number },
): Promise<void> {
  const now = await timeOf(page);
  await advance(page, period - ((now - start) % period) + after);
}

/** Start of the brand's running day, in epoch ms. */
export async function startOfToday(page: Page): Promise<number> {
  const now = await timeOf(page);
  return now - ((now - DAY_START) % DAY);
}

/** Time of this test's world in epoch ms. */
async function timeOf(page: Page): Promise<number> {
  const response = await page.request.get('/__mock/clock', { maxRetries: CONNECTION_RETRIES });
  const { now }: { now: string } = await response.json();
  return Date.parse(now);
}
