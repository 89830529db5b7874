import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'jsdom',
    // One document for all files, a fifth of the time; the setup file leaves it clean after each test.
    isolate: false,
    include: ['{src,fonts}/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    // A busy machine may make a test wait.
    testTimeout: 30_000,
    server: {
      // MUI's ESM build has directory imports, which only Vite's resolver follows.
      deps: { inline: [/@mui\//] },
    },
  },
});
