import { createServer } from 'node:net';

import { defineConfig } from '@playwright/test';

import type { EngineOptions } from './test.ts';

/** A port that is free now. Workers read this file again and find the choice in their environment. */
async function choosePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return String(address.port);
}

const PORT = (process.env['ENGINES_PORT'] ??= await choosePort());

/** Engines by the variable that names their program; `npm run engines` sets those that it found. */
const ENGINES = [
  { name: 'firefox', path: 'FIREFOX_PATH', size: { width: 1440, height: 900 } },
  // WebKit is the engine of every iPhone.
  { name: 'webkit', path: 'WEBKIT_DRIVER_PATH', size: { width: 390, height: 844 } },
] as const;

/** The portable journeys, in Firefox at desktop and in WebKit at phone size. Playwright runs them, but drives neither engine. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  // Unit tests of the adapter are named otherwise.
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  // One for each engine.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: process.env['CI'] === undefined ? 0 : 1,
  use: { baseURL: `http://localhost:${PORT}` },
  projects: ENGINES.filter(({ path }) => process.env[path] !== undefined).map(({ name, size }) => ({
    name,
    use: { engine: name, size },
  })),
  webServer: {
    command: 'node ../../server/main.ts',
    env: { PORT },
    url: `http://localhost:${PORT}/healthz`,
    reuseExistingServer: false,
  },
});
