import { describe, expect, it } from 'vitest';
import { coverageAsJson, formatCoverage, measureCoverage, readInventory, type Title } from './inventory.ts';
import { checkTitles, findTitles } from './titles.ts';

const INVENTORY = `requirements:
- {id: LOGIN-01, area: login, text: 'one'}
- {id: LOGIN-02, area: login, text: two}
- {id: I18N-01, area: languages, text: three}
`;

function titlesOf(text: string, path = 'apps/web/src/a.test.ts'): Title[] {
  return findTitles([{ path, text }]);
}

function idsOf(text: string, path?: string): string[] {
  return titlesOf(text, path).flatMap(({ ids }) => ids);
}

function problemsOf(text: string, inventory = INVENTORY): string[] {
  const checks = checkTitles(readInventory(inventory), titlesOf(text), 'docs/requirements.yaml');
  return checks.flatMap(({ problems }) => problems);
}

describe('findTitles', () => {
  it.each([
    ["it('a [LOGIN-01]', f);", ['LOGIN-01']],
    ["test('a [LOGIN-01, I18N-01]', f);", ['LOGIN-01', 'I18N-01']],
    ["test('a [LOGIN-01] [LOGIN-02] [I18N-01]', f);", ['LOGIN-01', 'LOGIN-02', 'I18N-01']],
    ["test('a [b] [LOGIN-01]', f);", []],
    ["describe('a [LOGIN-01]', () => { it('b [LOGIN-02]', f); });", ['LOGIN-01', 'LOGIN-02']],
    ["it.each([1])('a %s [LOGIN-01]', f);", ['LOGIN-01']],
    ['it(`a ${n} [LOGIN-01]`, f);', ['LOGIN-01']],
    ["test.describe.serial('a [LOGIN-01]', f);", ['LOGIN-01']],
    ["it('a [LOGIN-01] b', f);", []],
    ["it('reads [a, b]', f);", []],
    ["it.todo('a [LOGIN-01]');", []],
    ["it.skip('a [LOGIN-01]', f);", []],
    ["call('a [LOGIN-01]', f);", []],
  ])('reads the ids of %s', (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  it('reads tests, specifications and stories only', () => {
    const text = "it('a [LOGIN-01]', f);";
    expect(idsOf(text, 'apps/web/e2e/login.spec.ts')).toEqual(['LOGIN-01']);
    expect(idsOf(text, 'packages/ui/src/components/display/A/A.stories.tsx')).toEqual(['LOGIN-01']);
    expect(idsOf(text, 'apps/web/src/a.ts')).toEqual([]);
  });
});

describe('measureCoverage', () => {
  const areas = measureCoverage(readInventory(INVENTORY), titlesOf("it('a [LOGIN-02]', f); it('b [LOGIN-02]', f);"));

  it('counts each id once by area, and the report ends with the total', () => {
    expect(formatCoverage(areas).split('\n')).toEqual([
      'login: 1 of 2',
      '  proven  LOGIN-02',
      '  open    LOGIN-01',
      'languages: 0 of 1',
      '  open    I18N-01',
      'total: 1 of 3 requirements proven',
    ]);
  });

  it('has the same counts in the report as JSON', () => {
    expect(JSON.parse(coverageAsJson(areas))).toMatchObject({
      areas: [{ area: 'login', proven: ['LOGIN-02'], open: ['LOGIN-01'] }, { area: 'languages' }],
      proven: 1,
      total: 3,
    });
  });
});

describe('checkTitles', () => {
  it.each([
    [
      'an id that is not listed',
      "it('a [LOGIN-09]', f);",
      'a.test.ts:1 names LOGIN-09, which docs/requirements.yaml does not list; use a listed id',
    ],
    [
      'an id in lowercase letters',
      "it('a [login-01]', f);",
      'a.test.ts:1 has malformed ids ([login-01]); end the title',
    ],
    ['an id with one digit', "it('a [LOGIN-1]', f);", 'malformed ids ([LOGIN-1])'],
    ['ids separated by a space', "it('a [LOGIN-01 LOGIN-02]', f);", 'malformed ids ([LOGIN-01 LOGIN-02])'],
    ['ids before the end', "it('[LOGIN-01] a', f);", 'end the title with ids'],
    ['ids from an expression', 'it(`a [${id}]`, f);', 'write them out'],
  ])('reports %s in one sentence', (_what, text, sentence) => {
    const problems = problemsOf(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
  });

  it('reports an id that the inventory lists twice with both lines', () => {
    const twice = `${INVENTORY}- {id: LOGIN-01, area: login, text: again}\n`;
    expect(problemsOf('', twice)).toEqual([
      'docs/requirements.yaml:5 lists LOGIN-01 again after line 2; give it another id or remove it.',
    ]);
  });

  it('reports nothing when all titles name listed ids', () => {
    expect(problemsOf("it('a [LOGIN-01]', f); it('reads the list [a, b]', f); it('b', f);")).toEqual([]);
  });
});
