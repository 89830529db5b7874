import { describe, expect, it } from 'vitest';
import { judge } from '../planted-house.ts';
import { noMachine } from './no-machine.ts';

/** Put together here, so that this file does not trip over itself. */
const absolute = (...parts: string[]): string => ['', ...parts, ''].join('/');
const REGISTRY = ['registry', 'npmjs', 'org'].join('.');

describe('no-machine', () => {
  it.each([
    ['a registry host', '.npmrc', `@a:x=${REGISTRY}`, "each machine's own npm configuration"],
    ['a path of a workplace', 'README.md', `see ${absolute('work')}notes`, 'from the root of the house'],
    ["a path of root's home", 'tools/src/x.ts', `const a = '${absolute('root')}x';`, 'from the root of the house'],
    ['a home', 'docs/a.md', `cd ${absolute('home', 'ann')}x`, 'from the root of the house'],
    ['a host in the lock file', 'pnpm-lock.yaml', 'tarball: https://packages.example/a.tgz', 'lock file names none'],
  ])('refuses %s and says what to do', (_what, path, text, fix) => {
    const refusals = judge(noMachine, { [path]: `\n${text}` });
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toContain(`${path}:2 `);
    expect(refusals[0]).toContain(fix);
  });

  it.each([
    ['a relative path', 'README.md', './docs/work/plan.md and packages/root/x'],
    ['an address', 'README.md', 'https://example.test/work/plan and https://example.test/home/ann/x'],
    ['a path of the system', 'tools/bootstrap/x.mjs', "const a = '/usr/bin/chromium';"],
    ['an integrity in the lock file', 'pnpm-lock.yaml', 'resolution: {integrity: sha512-a/work+b/root/c==}'],
  ])('lets %s pass', (_what, path, text) => {
    expect(judge(noMachine, { [path]: text })).toEqual([]);
  });
});
