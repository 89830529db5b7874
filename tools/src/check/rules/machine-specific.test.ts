import { describe, expect, it } from 'vitest';
import { runRule } from '../test-files.ts';
import { machineSpecific } from './machine-specific.ts';

/** Concatenated, so that this file does not violate the rule. */
const absolute = (...parts: string[]): string => ['', ...parts, ''].join('/');
const REGISTRY = ['registry', 'npmjs', 'org'].join('.');

describe('machine-specific', () => {
  it.each([
    ['a registry host', '.npmrc', `@a:x=${REGISTRY}`, "each machine's own npm configuration"],
    ['a path of a working folder', 'README.md', `see ${absolute('work')}notes`, 'relative to the repository root'],
    [
      "a path in root's home folder",
      'tools/src/x.ts',
      `const a = '${absolute('root')}x';`,
      'relative to the repository root',
    ],
    ['a path in a home folder', 'docs/a.md', `cd ${absolute('home', 'ann')}x`, 'relative to the repository root'],
    [
      'a host in the lock file',
      'pnpm-lock.yaml',
      'tarball: https://packages.example/a.tgz',
      'lock file contains no host',
    ],
  ])('reports %s with its replacement', (_what, path, text, fix) => {
    const violations = runRule(machineSpecific, { [path]: `\n${text}` });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(`${path}:2 `);
    expect(violations[0]).toContain(fix);
  });

  it.each([
    ['a relative path', 'README.md', './docs/work/plan.md and packages/root/x'],
    ['a URL', 'README.md', 'https://example.test/work/plan and https://example.test/home/ann/x'],
    ['a system path', 'tools/bootstrap/x.mjs', "const a = '/usr/bin/chromium';"],
    ['an integrity in the lock file', 'pnpm-lock.yaml', 'resolution: {integrity: sha512-a/work+b/root/c==}'],
  ])('accepts %s', (_what, path, text) => {
    expect(runRule(machineSpecific, { [path]: text })).toEqual([]);
  });
});
