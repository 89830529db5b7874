import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout, so there is no size to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});
