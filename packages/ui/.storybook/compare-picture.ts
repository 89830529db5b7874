import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

/** Holds every story of the run against its picture in screenshots/. */
afterEach(async ({ story }) => {
  await document.fonts.ready;
  // The gradient of the page is no part of any widget, and most of the bytes of a picture.
  document.body.style.background = 'none';
  const { theme = 'dark' } = inject('storybook/test-initial-globals');
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${story.id}-${theme}`);
});

declare module 'vitest' {
  interface TestContext {
    /** Put there by Storybook's plugin. */
    story: { id: string };
  }
}
