import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mock-server',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    // What files share is the seeded world, the compiled contract and drawn pictures, none of which ever changes.
    isolate: false,
  },
});
