import { afterEach, vi } from 'vitest';

// At the end of each test, and not before the next one as Vitest's options do: files share a worker, and a stub that a
// file leaves behind would be undone after the next one has installed its test site.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
