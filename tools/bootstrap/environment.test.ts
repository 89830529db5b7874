import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unpinnedNodeProblem, systemNodeProblem } from './environment.mjs';

const linux = { platform: 'linux', arch: 'x64' };
const mac = { platform: 'darwin', arch: 'arm64' };

test.each([
  ['v20.0.0', linux],
  ['v24.21.0', linux],
  ['v24.1.0', mac],
  ['v26.0.0', mac],
])('accepts Node %s on %o', (version, system) => {
  expect(systemNodeProblem({ version, ...system })).toBe('');
});

test.each([
  ['v18.20.4', linux, '20'],
  ['v20.20.2', mac, '24'],
  ['v22.18.0', { platform: 'linux', arch: 'ia32' }, '24'],
])('rejects Node %s on %o with one line that names Node %s', (version, system, needed) => {
  const problem = systemNodeProblem({ version, ...system });
  expect(problem).toContain(`Node.js ${needed} or newer`);
  expect(problem).not.toContain('\n');
});

test('requires Node 24 when the pinned one does not start', () => {
  expect(unpinnedNodeProblem({ version: 'v20.20.2', ...linux })).toContain('Node.js 24 or newer');
  expect(unpinnedNodeProblem({ version: 'v24.21.0', ...linux })).toBe('');
});

test('exits with 1 and one line when Node is too old', () => {
  const entry = new URL('run.mjs', import.meta.url).pathname;
  const setOldVersion = `data:text/javascript,Object.defineProperty(process, 'version', { value: 'v18.0.0' })`;
  const run = () => execFileSync(process.execPath, ['--import', setOldVersion, entry, 'start'], { stdio: 'pipe' });
  expect(run).toThrow(expect.objectContaining({ status: 1, stderr: expect.toSatisfy(isOneLine) }));
});

test('imports nothing but environment.mjs in the files that an old Node loads', () => {
  for (const file of ['run.mjs', 'environment.mjs']) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect([...source.matchAll(/^import .* from '(.*)'/gm)].map(([, from]) => from)).toEqual(
      file === 'run.mjs' ? ['./environment.mjs'] : [],
    );
  }
});

function isOneLine(text: unknown): boolean {
  return String(text).trimEnd().split('\n').length === 1;
}
