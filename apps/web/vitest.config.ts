import { defineConfig } from 'vitest/config';

import { texts } from './build/texts.ts';

export default defineConfig({
  plugins: [texts()],
  test: {
    name: 'web',
    environment: 'jsdom',
    // One document per worker for all files, as in packages/ui; `startApp` resets what a reload would.
    isolate: false,
    // Allows for a busy machine.
    testTimeout: 60_000,
    env: { VITE_MOCK: 'off' },
    setupFiles: ['src/testing/setup.ts'],
    include: ['{src,server,build,translation,e2e/portable}/**/*.test.{ts,tsx}'],
    server: {
      // MUI's ESM build has directory imports, which only Vite resolves.
      deps: { inline: [/@mui\//] },
    },
  },
});
