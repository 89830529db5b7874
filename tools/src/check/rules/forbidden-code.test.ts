import { describe, expect, it } from 'vitest';
import { runRule } from '../test-repository.ts';
import { forbiddenCode } from './forbidden-code.ts';

const FILE = 'packages/sdk/src/client.ts';
const TEST = 'packages/sdk/src/client.test.ts';
/** Concatenated, so that this file does not violate the rule. */
const MARK = ['TO', 'DO'].join('');

describe('forbidden-code', () => {
  it.each([
    ['any', FILE, 'const a: any = 1;', 'write the type, or unknown'],
    ['a cast', FILE, 'const a = b as string;', 'narrow it by a check'],
    ['an old-style cast', FILE, 'const a = <string>b;', 'narrow it by a check'],
    ['a non-null assertion', FILE, 'const a = b!;', 'handle the missing value'],
    ['a disabled type check', FILE, '// @ts-expect-error\nconst a: string = 1;', 'give the reason in a comment'],
    ['a disabled linter', FILE, '// oxlint-disable-next-line no-console\nconst a = 1;', 'give the reason in a comment'],
    ['a TODO', FILE, `// ${MARK}: later\nconst a = 1;`, 'do it now'],
    ['a focused test', TEST, "describe.only('a', () => {});", 'remove it'],
    ['a skipped test', TEST, "it.skip('a', () => {});", 'remove it'],
    ['raw HTML', 'apps/web/src/app/A.tsx', 'const a = <p dangerouslySetInnerHTML={{ __html: x }} />;', 'use SafeHtml'],
    ['printing', FILE, "console.log('here');", 'remove it'],
  ])('reports %s and how to fix it', (_what, path, text, fix) => {
    const violations = runRule(forbiddenCode, { [path]: text });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(`${path}:1 `);
    expect(violations[0]).toContain(fix);
  });

  it('reports a cast whose only comment is JSDoc or one word', () => {
    expect(runRule(forbiddenCode, { [FILE]: '// sorry\nconst a = b as string;' })).toHaveLength(1);
    expect(runRule(forbiddenCode, { [FILE]: '/** Gives the name. */\nconst a = b as string;' })).toHaveLength(1);
  });

  it.each([
    ['as const', FILE, "const a = ['x'] as const;"],
    ['a renamed import', FILE, "import { a as b } from './x.ts'; export { b as c };"],
    ['satisfies', FILE, 'const a = { b: 1 } satisfies Shape;'],
    ['a cast with a reason before', FILE, '// The wire has more fields than the type.\nconst a = b as string;'],
    ['a cast with a reason beside', FILE, 'const a = b as string; // checked by zod above'],
    [
      'a cast inside a long expression with a reason on the line before it',
      FILE,
      'const a = call(\n  // The wire says so.\n  b as string,\n);',
    ],
    ['a disabled type check with a reason', FILE, '// @ts-expect-error the types of x lack y\nconst a: string = 1;'],
    [
      'a disabled linter with a reason',
      FILE,
      '// oxlint-disable-next-line no-console -- prints for the operator\nconst a = 1;',
    ],
    ['a TODO in a string', FILE, `const a = '${MARK}';`],
    ['a method named only that is not of a test', TEST, "list.only('a');"],
    ['printing by a tool', 'tools/src/repository/main.ts', "console.log('here');"],
    ['a warning', FILE, "console.warn('here');"],
  ])('accepts %s', (_what, path, text) => {
    expect(runRule(forbiddenCode, { [path]: text })).toEqual([]);
  });
});
