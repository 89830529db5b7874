import { defineConfig, devices } from '@playwright/test';

import { CHROMIUM_ARGUMENTS } from './e2e/chromium-arguments.ts';
import { findFreePort } from './e2e/free-port.ts';

// Workers load this file again and read the port from their environment.
const PORT = (process.env['E2E_PORT'] ??= await findFreePort());

/** Journeys through the built site with its sandbox, at phone and desktop size. */
export default defineConfig({
  testDir: 'e2e',
  // Portable journeys have their own configuration.
  testIgnore: 'portable/**',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // Lazy chunks load slowly on a busy machine.
  expect: { timeout: 10_000 },
  // A loaded machine sometimes fails to start the browser; a journey that passes only on retry is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 2,
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'on-first-retry',
    serviceWorkers: 'block',
    // Journeys run with reduced motion; animations have their own tests.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] }),
      args: CHROMIUM_ARGUMENTS,
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node server/main.ts',
    env: { PORT },
    url: `http://localhost:${PORT}/healthz`,
    reuseExistingServer: false,
  },
});
