import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api-spec',
    include: ['{arazzo,codegen,compare,contract,docs,fixtures}/**/*.test.ts'],
    // Files share only immutable data.
    isolate: false,
  },
});
