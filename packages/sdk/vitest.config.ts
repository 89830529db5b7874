import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sdk',
    include: ['{build,src}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/seed.ts'],
    testTimeout: 30_000,
    // Files share only immutable data.
    isolate: false,
  },
});
