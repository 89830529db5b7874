import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'jsdom',
    include: ['{src,fonts}/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    server: {
      // MUI's ESM build has directory imports, which only Vite's resolver follows.
      deps: { inline: [/@mui\//] },
    },
  },
});
