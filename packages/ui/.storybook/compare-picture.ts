import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

/** Compares every story of the run with its picture in screenshots/. */
afterEach(async ({ story }) => {
  await document.fonts.ready;
  // Left out of the picture: the page's gradient belongs to no widget and takes most of the bytes.
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
