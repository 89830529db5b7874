import { expect, it } from 'vitest';

import { createSessions } from './sessions.ts';

it('opens one session for a token at the other side, and again only after a failure', async () => {
  const answers = [() => Promise.reject(new Error('not reached')), () => Promise.resolve('mbr_mock')];
  let opened = 0;
  const sessions = createSessions({
    open() {
      opened += 1;
      return answers[opened - 1]?.() ?? Promise.resolve(undefined);
    },
  });
  await expect(sessions.tokenAt('mock', 'mbr_upstream')).rejects.toThrow('not reached');
  expect(await sessions.tokenAt('mock', 'mbr_upstream')).toBe('mbr_mock');
  expect(await sessions.tokenAt('mock', 'mbr_upstream')).toBe('mbr_mock');
  expect(opened).toBe(2);
});

it('keeps a token at the side that gave it', async () => {
  const sessions = createSessions({ open: () => Promise.resolve('mbr_other') });
  sessions.note('mock', { value: { token: 'mbr_mock' } });
  expect(await sessions.tokenAt('mock', 'mbr_mock')).toBe('mbr_mock');
  expect(await sessions.tokenAt('upstream', 'mbr_mock')).toBe('mbr_other');
});
