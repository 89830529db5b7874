import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mock-server',
    include: ['{files,games,src}/**/*.test.ts'],
    testTimeout: 30_000,
    // Files share only immutable data: the seeded world, the compiled contract and drawn pictures.
    isolate: false,
  },
});
