import { describe, expect, it } from 'vitest';
import { checkCommit } from './commit-subjects.ts';

const check = (subject: string) => checkCommit(`a1b2c3d ${subject}`);

describe('commit-subjects', () => {
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
