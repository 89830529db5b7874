import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

/** Compares every story of the run with its screenshot in screenshots/. */
afterEach(async ({ story }) => {
  await document.fonts.ready;
  // Excluded from the screenshot: the page's gradient is not part of a component and takes most of the bytes.
  document.body.style.background = 'none';
  const { theme = 'dark' } = inject('storybook/test-initial-globals');
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${story.id}-${theme}`);
});

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's plugin. */
    story: { id: string };
  }
}
