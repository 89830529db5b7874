import { describe, expect, it } from 'vitest';
import { runRule } from '../run-rule.ts';
import { disableReasons } from './disable-reasons.ts';
import { typeEscapes } from './type-escapes.ts';

const FILE = 'packages/sdk/src/client.ts';

describe('type-escapes', () => {
  it.each([
    ['any', 'const a: any = 1;', 'write the type, or unknown'],
    ['a cast', 'const a = b as string;', 'narrow it by a check'],
    ['an old-style cast', 'const a = <string>b;', 'narrow it by a check'],
    ['a non-null assertion', 'const a = b!;', 'handle the missing value'],
    ['a cast with a reason of one word', '// sorry\nconst a = b as string;', 'give the reason in a comment'],
    ['a cast below JSDoc', '/** Gives the name. */\nconst a = b as string;', 'give the reason in a comment'],
  ])('reports %s and how to fix it', (_what, text, fix) => {
    expect(runRule(typeEscapes, { [FILE]: text })).toEqual([expect.stringContaining(fix)]);
  });

  it('reports the line of a cast inside a long expression', () => {
    expect(runRule(typeEscapes, { [FILE]: 'const a = call(\n  1,\n  b as string,\n);' })).toEqual([
      expect.stringContaining(`${FILE}:3 casts a type`),
    ]);
  });

  it.each([
    ['as const', "const a = ['x'] as const;"],
    ['a renamed import', "import { a as b } from './x.ts'; export { b as c };"],
    ['satisfies', 'const a = { b: 1 } satisfies Shape;'],
    ['a cast with a reason before', '// The wire has more fields than the type.\nconst a = b as string;'],
    ['a cast with a reason beside', 'const a = b as string; // checked by zod above'],
    [
      'a cast inside a long expression with a reason on the line before it',
      'const a = call(\n  // The wire says so.\n  b as string,\n);',
    ],
  ])('accepts %s', (_what, text) => {
    expect(runRule(typeEscapes, { [FILE]: text })).toEqual([]);
  });
});

describe('disable-reasons', () => {
  it.each([
    ['type check', '// @ts-expect-error\nconst a: string = 1;', 'disables the type checker'],
    ['linter', '// oxlint-disable-next-line no-console\nconst a = 1;', 'disables the linter'],
  ])('reports a disabled %s without a reason', (_what, text, message) => {
    expect(runRule(disableReasons, { [FILE]: text })).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['type check', '// @ts-expect-error the types of x lack y\nconst a: string = 1;'],
    ['linter', '// oxlint-disable-next-line no-console -- prints for the operator\nconst a = 1;'],
  ])('accepts a disabled %s with a reason', (_what, text) => {
    expect(runRule(disableReasons, { [FILE]: text })).toEqual([]);
  });
});
