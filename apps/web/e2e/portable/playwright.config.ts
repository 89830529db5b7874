import { defineConfig } from '@playwright/test';

import { findFreePort } from '../free-port.ts';
import type { EngineOptions } from './test.ts';

// Workers load this file again and read the port from their environment.
const PORT = (process.env['ENGINES_PORT'] ??= await findFreePort());

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
// Not `*.test.ts`, which are unit tests of the drivers.
const ALL = '**/*.spec.ts';

/** Engines with the environment variable of their program; `npm run engines` sets those that are installed. */
const ENGINES = [
  { name: 'firefox', path: 'FIREFOX_PATH', size: DESKTOP, testMatch: ALL },
  // WebKit is the engine of every iPhone.
  { name: 'webkit', path: 'WEBKIT_DRIVER_PATH', size: PHONE, testMatch: ALL },
  // The rest of what Chromium plays is in `apps/web/e2e`.
  { name: 'chromium', path: 'CHROMIUM_PATH', size: PHONE, testMatch: '**/playing/*.spec.ts' },
] as const;

/** Portable journeys in each engine at one size. Playwright is only their test runner. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: process.env['CI'] === undefined ? 0 : 1,
  use: { baseURL: `http://localhost:${PORT}` },
  projects: ENGINES.filter(({ path }) => process.env[path] !== undefined).map(({ name, size, testMatch }) => ({
    name,
    testMatch,
    use: { engine: name, size },
  })),
  webServer: {
    command: 'node ../../server/main.ts',
    env: { PORT },
    url: `http://localhost:${PORT}/healthz`,
    reuseExistingServer: false,
  },
});
