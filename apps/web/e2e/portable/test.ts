import { writeFile } from 'node:fs/promises';

import { expect, test as base } from '@playwright/test';
import type { Browser } from 'puppeteer-core';

import type { personas } from '@croupier/mock-server/personas';
import type { Driver, Size } from './driver.ts';
import { openPuppeteer, startChromium, startFirefox } from './puppeteer-driver.ts';
import { startWebKit } from './start-webkit.ts';
import { BLANK, Tab } from './tab.ts';
import { openWebKit } from './webkit-driver.ts';
import { createSandboxWorld, type SandboxWorld } from './sandbox-world.ts';

export { expect };

export type EngineName = 'firefox' | 'webkit' | 'chromium';

export interface EngineOptions {
  readonly engine: EngineName;
  readonly size: Size;
}

interface Engine {
  /** Runs `work` with a tab without cookies and storage. */
  withTab(blank: string, work: (driver: Driver<unknown>) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

interface Journey {
  readonly tab: Tab;
  readonly world: SandboxWorld;
}

export type PersonaName = keyof typeof personas;

const STARTS: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  firefox: () => runPuppeteer(startFirefox(pathIn('FIREFOX_PATH'))),
  webkit: runWebKit,
  chromium: () => runPuppeteer(startChromium(pathIn('CHROMIUM_PATH'))),
};

/** A test with a tab and its own world. Fails on any error that the engine reports. */
export const test = base.extend<Journey, EngineOptions & { running: Engine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  size: [
    { width: 390, height: 844 },
    { option: true, scope: 'worker' },
  ],
  running: [
    async ({ engine }, run) => {
      const running = await STARTS[engine]();
      await run(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  world: async ({ baseURL }, run) => {
    const world = createSandboxWorld(baseURL ?? '');
    await run(world);
    await world.close();
  },
  tab: async ({ running, size, world, baseURL }, run, testInfo) => {
    const origin = baseURL ?? '';
    await running.withTab(origin + BLANK, async (driver) => {
      await driver.open(origin + BLANK);
      await driver.setViewport(size);
      await driver.setCookie('mock-world', world.name);
      await driver.run(storeSettings);
      await run(new Tab(driver, origin));
      if (testInfo.status !== testInfo.expectedStatus) {
        await writeFile(testInfo.outputPath('screenshot.png'), await driver.screenshot());
      }
      expect(await driver.problems()).toEqual([]);
    });
  },
});

/** Stores language and theme, so that they do not depend on the machine, and hides the announcements. */
function storeSettings(): void {
  localStorage.setItem('lang', 'EN');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('announcements-quiet', '9999-12-31');
}

async function runPuppeteer(starting: Promise<Browser>): Promise<Engine> {
  const browser = await starting;
  return {
    async withTab(_blank, work) {
      const driver = await openPuppeteer(browser);
      await work(driver);
      await driver.close();
    },
    stop: () => browser.close(),
  };
}

async function runWebKit(): Promise<Engine> {
  const running = await startWebKit({ driver: pathIn('WEBKIT_DRIVER_PATH'), screen: pathIn('XVFB_PATH') });
  try {
    const driver = await openWebKit(running.origin, pathIn('WEBKIT_BROWSER_PATH'));
    return {
      async withTab(blank, work) {
        await driver.clearState(blank);
        await work(driver);
      },
      async stop() {
        await driver.end().catch(() => undefined);
        await running.stop();
      },
    };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

function pathIn(name: string): string {
  const path = process.env[name];
  if (path === undefined) throw new Error(`${name} is not set: npm run engines sets it.`);
  return path;
}
