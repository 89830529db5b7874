import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';

const executablePath = process.env.CHROMIUM_PATH;

/** Toolbar values of a run. Storybook's plugin also takes the page size from `viewport`. */
interface Choices {
  theme?: 'dark' | 'light';
  brand?: 'croupier' | 'parolan';
  direction?: 'ltr' | 'rtl';
  textSize?: '100' | '200';
  viewport?: { value: 'small' | 'phone' };
}

/** The pictures are of the headless shell; a whole browser draws the edges of letters differently. */
const isHeadlessShell = executablePath?.endsWith('headless-shell') ?? false;
const tolerance = { threshold: 0.2, allowedMismatchedPixelRatio: isHeadlessShell ? 0.001 : 0.006 };

/** Runs every story of a tag in a real browser, once per set of toolbar values; axe errors fail it. */
function stories(
  name: string,
  tag: string,
  runs: Record<string, Choices>,
  setupFiles: string[] = [],
): TestProjectConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook', tags: { include: [tag] } })],
    // Pre-bundled, because Vite reloads the page in the middle of a test when it discovers a library late.
    optimizeDeps: {
      entries: [
        'src/{components,theme}/**/*.tsx',
        '!**/*.test.tsx',
        '.storybook/{preview.tsx,check-page.ts,compare-picture.ts}',
      ],
    },
    test: {
      name,
      // One page for all files takes a third of the time.
      isolate: false,
      setupFiles: ['.storybook/check-page.ts', ...setupFiles],
      // A story takes about 0.1 s; allows for a busy machine.
      testTimeout: 30_000,
      // A loaded machine sometimes draws late; a story that passes only on retry is marked in the report.
      retry: process.env.CI === undefined ? 0 : 1,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          // The headless shell would place glyphs on whole pixels, unlike a whole browser.
          launchOptions: {
            ...(executablePath && { executablePath }),
            args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
          },
        }),
        // Runs of one project share its Vite server.
        instances: Object.entries(runs).map(([run, choices]) => ({
          browser: 'chromium',
          name: run,
          provide: { 'storybook/test-initial-globals': choices },
        })),
        screenshotFailures: false,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: tolerance,
            resolveScreenshotPath: ({ root, arg, ext }) => path.join(root, 'screenshots', `${arg}${ext}`),
            resolveDiffPath: ({ root, arg, ext }) => path.join(root, 'dist/screenshots', `${arg}${ext}`),
          },
        },
      },
    },
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-initial-globals': Choices;
  }
}

export default defineConfig({
  test: {
    // Instances share one Chromium; more pages than cores gain nothing.
    maxWorkers: 2,
    projects: [
      stories('all', 'test', { stories: {} }),
      stories('some', 'matrix', {
        'phone-light': { theme: 'light', viewport: { value: 'phone' } },
        'phone-rtl': { direction: 'rtl', viewport: { value: 'phone' } },
        'narrow-parolan': { brand: 'parolan', theme: 'light', viewport: { value: 'small' } },
        'large-text': { textSize: '200', viewport: { value: 'small' } },
      }),
      stories(
        'looks',
        'screenshot',
        {
          'look-dark': { theme: 'dark', viewport: { value: 'phone' } },
          'look-light': { theme: 'light', viewport: { value: 'phone' } },
        },
        ['.storybook/compare-picture.ts'],
      ),
    ],
  },
});
