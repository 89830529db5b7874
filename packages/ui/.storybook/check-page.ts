import { afterEach, expect } from 'vitest';

afterEach(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'the page must not scroll sideways').toBeLessThanOrEqual(clientWidth);
});
