import { expect, test } from 'vitest';
import { explainFullDisk, explainOutput } from './trouble.mjs';

test.each([
  ['ENOSPC: no space left on device, write', 'The disk is full'],
  ['× failed to write:\n      No\n      space left on device (os error 28)', 'The disk is full'],
  ['npm error request failed, reason: getaddrinfo EAI_AGAIN registry', 'cannot be reached'],
  ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', 'pnpm-lock.yaml'],
  ["EACCES: permission denied, mkdir '/project/node_modules'", 'cannot be written to'],
])('says in one line what to do about %j', (output, line) => {
  expect(explainOutput(output)).toContain(line);
  expect(explainOutput(output)).not.toContain('\n');
});

test('says nothing about output that it does not know', () => {
  expect(explainOutput('ERR_PNPM_SOMETHING_ELSE')).toBeUndefined();
});

test('takes a full disk for the reason only where no room is left', () => {
  const free: Record<string, number> = { '/project': 5_000_000_000, '/tmp': 100_000 };
  expect(explainFullDisk(['/project', '/tmp'], (folder) => free[folder] ?? 0)).toContain('The disk is full');
  expect(explainFullDisk(['/project'], (folder) => free[folder] ?? 0)).toBeUndefined();
});
