import { describe, expect, it } from 'vitest';
import { judge } from '../planted-house.ts';
import { looseEnds } from './loose-ends.ts';

const FILE = 'packages/sdk/src/client.ts';
const TEST = 'packages/sdk/src/client.test.ts';
const MARK = ['TO', 'DO'].join('');

describe('loose-ends', () => {
  it.each([
    ['any', FILE, 'const a: any = 1;', 'write the type, or unknown'],
    ['a cast', FILE, 'const a = b as string;', 'narrow it by a check'],
    ['an old-style cast', FILE, 'const a = <string>b;', 'narrow it by a check'],
    ['a non-null claim', FILE, 'const a = b!;', 'handle its absence'],
    ['a silenced type check', FILE, '// @ts-expect-error\nconst a: string = 1;', 'say why on the line before'],
    ['a silenced linter', FILE, '// oxlint-disable-next-line no-console\nconst a = 1;', 'say why on the line before'],
    ['unfinished work', FILE, `// ${MARK}: later\nconst a = 1;`, 'do it now'],
    ['a focused test', TEST, "describe.only('a', () => {});", 'take it off'],
    ['a skipped test', TEST, "it.skip('a', () => {});", 'take it off'],
    [
      'raw HTML',
      'apps/web/src/app/A.tsx',
      'const a = <p dangerouslySetInnerHTML={{ __html: x }} />;',
      'the one sanitiser',
    ],
    ['printing', FILE, "console.log('here');", 'take it out'],
  ])('refuses %s and names the way out', (_what, path, text, fix) => {
    const refusals = judge(looseEnds, { [path]: text });
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toContain(`${path}:1 `);
    expect(refusals[0]).toContain(fix);
  });

  it('refuses a cast whose only comment is a directive or one word', () => {
    expect(judge(looseEnds, { [FILE]: '// sorry\nconst a = b as string;' })).toHaveLength(1);
    expect(judge(looseEnds, { [FILE]: '/** Gives the name. */\nconst a = b as string;' })).toHaveLength(1);
  });

  it.each([
    ['as const', FILE, "const a = ['x'] as const;"],
    ['a renamed import', FILE, "import { a as b } from './x.ts'; export { b as c };"],
    ['satisfies', FILE, 'const a = { b: 1 } satisfies Shape;'],
    ['a cast with its reason before', FILE, '// The wire has more fields than the type.\nconst a = b as string;'],
    ['a cast with its reason beside', FILE, 'const a = b as string; // checked by zod above'],
    [
      'a reason below the start of a long expression',
      FILE,
      'const a = call(\n  // The wire says so.\n  b as string,\n);',
    ],
    ['a silenced type check with its reason', FILE, '// @ts-expect-error the types of x lack y\nconst a: string = 1;'],
    [
      'a silenced linter with its reason',
      FILE,
      '// oxlint-disable-next-line no-console -- speaks to the operator\nconst a = 1;',
    ],
    ['an errand in a string', FILE, `const a = '${MARK}';`],
    ['filtering by a method called only', TEST, "list.only('a');"],
    ['printing by a tool', 'tools/src/house/main.ts', "console.log('here');"],
    ['a warning', FILE, "console.warn('here');"],
  ])('lets %s pass', (_what, path, text) => {
    expect(judge(looseEnds, { [path]: text })).toEqual([]);
  });
});
