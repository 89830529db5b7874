import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is fetched when it is needed may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, so there is no size to follow.
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
