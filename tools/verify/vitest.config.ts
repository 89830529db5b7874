import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'verify',
    environment: 'node',
    // A run makes thousands of calls.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['{src,build}/**/*.test.ts'],
  },
});
