import { describe, expect, it } from 'vitest';
import { createRepository } from '../repository.ts';
import { runRule } from '../test-repository.ts';
import { parsable } from './all-rules.ts';
import { commitSubjects } from './commit-subjects.ts';

describe('parsable', () => {
  it('reports a file with a syntax error', () => {
    expect(runRule(parsable, { 'tools/src/x.ts': 'const = ;' })).toEqual([expect.stringContaining('fix the syntax')]);
  });

  it('accepts code without a syntax error, and a file that is no code', () => {
    expect(runRule(parsable, { 'tools/src/x.ts': 'const a = 1;', 'README.md': 'const = ;' })).toEqual([]);
  });
});

describe('commit-subjects', () => {
  const check = (subject: string) => [...commitSubjects.check(createRepository([], [{ hash: 'a1b2c3d', subject }]))];

  it.each([
    ['no area', 'Add a rule', 'write “area: what to do”'],
    ['an unknown area', 'misc: add a rule', 'with an area of web, ui'],
    ['a capital letter', 'tools: Add a rule', 'in lower case'],
    ['a full stop', 'tools: add a rule.', 'without a full stop'],
    ['more than 72 characters', `tools: ${'a'.repeat(66)}`, 'a subject of 73 characters, above 72'],
  ])('reports a subject with %s', (_what, subject, message) => {
    expect(check(subject)).toEqual([{ path: 'commit a1b2c3d', line: 1, message: expect.stringContaining(message) }]);
  });

  it.each(['tools: add a rule', 'web, mock: read the order', `tools: ${'a'.repeat(65)}`])('accepts “%s”', (subject) => {
    expect(check(subject)).toEqual([]);
  });
});
