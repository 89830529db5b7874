import { expect, test } from 'vitest';
import { explainFullDisk, explainOutput } from './user-error.mjs';

test.each([
  ['ENOSPC: no space left on device, write', 'The disk is full'],
  ['× failed to write:\n      No\n      space left on device (os error 28)', 'The disk is full'],
  ['npm error request failed, reason: getaddrinfo EAI_AGAIN registry', 'cannot be reached'],
  ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', 'pnpm-lock.yaml'],
  ["EACCES: permission denied, mkdir '/project/node_modules'", 'cannot be written to'],
])('explains %j in one line with the fix', (output, line) => {
  expect(explainOutput(output)).toContain(line);
  expect(explainOutput(output)).not.toContain('\n');
});

test('explains nothing when the output is unknown', () => {
  expect(explainOutput('ERR_PNPM_SOMETHING_ELSE')).toBeUndefined();
});

test('explains a failure by a full disk only when no space is left', () => {
  const free: Record<string, number> = { '/project': 5_000_000_000, '/tmp': 100_000 };
  expect(explainFullDisk(['/project', '/tmp'], (folder) => free[folder] ?? 0)).toContain('The disk is full');
  expect(explainFullDisk(['/project'], (folder) => free[folder] ?? 0)).toBeUndefined();
});
