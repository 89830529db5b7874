import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'jsdom',
    // One shared document for all files takes a fifth of the time; the setup file resets it after each test.
    isolate: false,
    include: ['{src,fonts}/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    // Allows for a busy machine.
    testTimeout: 30_000,
    server: {
      // MUI's ESM build has directory imports, which only Vite resolves.
      deps: { inline: [/@mui\//] },
    },
  },
});
