import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';

const executablePath = process.env.CHROMIUM_PATH;

/** Every story of the given tags in a real browser, with the toolbar set to `choices`; axe errors fail it. */
function stories(
  name: string,
  { tag, width, choices }: { tag?: string; width: number; choices?: Record<string, string> },
): TestProjectConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook', ...(tag && { tags: { include: [tag] } }) })],
    // Fetched by widgets when they are shown; found only then, they would make the run begin anew.
    optimizeDeps: { include: ['@tanstack/react-virtual', 'qrcode.react', 'swiper'] },
    define: { STORY_CHOICES: JSON.stringify(choices ?? {}) },
    test: {
      name,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] },
        }),
        instances: [{ browser: 'chromium', viewport: { width, height: 844 } }],
        screenshotFailures: false,
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      stories('stories', { width: 1280 }),
      stories('phone-light', { tag: 'matrix', width: 390, choices: { theme: 'light' } }),
      stories('phone-rtl', { tag: 'matrix', width: 390, choices: { direction: 'rtl' } }),
      stories('narrow-parolan', { tag: 'matrix', width: 320, choices: { brand: 'parolan', theme: 'light' } }),
    ],
  },
});
