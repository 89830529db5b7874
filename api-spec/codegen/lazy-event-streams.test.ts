import { expect, it } from 'vitest';

import { loadStreamsLazily } from './lazy-event-streams.ts';

const CLIENT = `import { createSseClient } from '../core/serverSentEvents.gen.ts';
  const makeSseFn = (method) => async (options) => {
    return createSseClient({
      method,
    });
  };
`;

it('loads the reader of event streams with the first stream', () => {
  const lazy = loadStreamsLazily(CLIENT);
  expect(lazy).not.toMatch(/^import/);
  expect(lazy).toContain("await import('../core/serverSentEvents.gen.ts');\n    return createSseClient({");
});

it('refuses a client of another form', () => {
  expect(() => loadStreamsLazily('import { other } from "./other.ts";')).toThrow('createSseClient');
});
