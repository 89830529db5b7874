import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'web', include: ['{src,server,build}/**/*.test.{ts,tsx}'] },
});
