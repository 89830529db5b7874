import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    include: ['{src,server,build,e2e/portable}/**/*.test.{ts,tsx}'],
    server: {
      // MUI's ESM build has directory imports, which only Vite resolves.
      deps: { inline: [/@mui\//] },
    },
  },
});
