import { describe, expect, it } from 'vitest';
import { runRule } from '../test-repository.ts';
import { createDomainAreas } from './domain-areas.ts';

const DOMAIN = 'packages/mock-server/src/domain';
const TABLE = 'tools/src/check/rules/domain-areas.data.ts:1';
const AREAS = [
  { area: 'kernel', imports: [] },
  { area: 'ledger', imports: ['kernel'] },
  { area: 'deposits', imports: ['kernel'] },
];
/** A domain without violations; the paths are relative to it. */
const FILES = {
  'kernel/index.ts': "export { a } from './a.ts';",
  'kernel/a.ts': 'export const a = 1;',
  'ledger/index.ts': "export { b } from './b.ts';",
  'ledger/b.ts': "import { a } from '../kernel/index.ts'; export const b = a;",
  'deposits/index.ts': "import type { a } from '../kernel/index.ts'; export type C = typeof a;",
};

function check(changed: Readonly<Record<string, string>>, areas = AREAS): string[] {
  const files = Object.entries({ ...FILES, ...changed }).map(([path, text]) => [
    path.startsWith('packages/') ? path : `${DOMAIN}/${path}`,
    text,
  ]);
  return runRule(createDomainAreas(areas), Object.fromEntries(files));
}

describe('domain areas', () => {
  it('are accepted when they import the entries of areas before them', () => {
    expect(check({})).toEqual([]);
  });

  it.each([
    [
      'a file past an entry from another area',
      { 'ledger/c.ts': "import { a } from '../kernel/a.ts';" },
      'ledger/c.ts:1 imports ../kernel/a.ts past the entry of the area kernel; import domain/kernel/index.ts',
    ],
    [
      'a file past an entry from a test of another layer',
      { 'packages/mock-server/src/handlers/x.test.ts': "import { a } from '../domain/kernel/a.ts';" },
      'past the entry of the area kernel',
    ],
    [
      'an area that is listed later, even as a type',
      { 'kernel/d.ts': "import type { b } from '../ledger/index.ts';" },
      'kernel/d.ts:1 imports the area ledger into kernel, but ledger is listed after kernel; emit an event that ledger listens to',
    ],
    [
      'an area listed before that the row does not name',
      { 'deposits/d.ts': "import { b } from '../ledger/index.ts';" },
      'add it to the row of deposits',
    ],
    [
      "the area's own entry",
      { 'kernel/d.ts': "import { a } from './index.ts';" },
      'import the file that declares the name',
    ],
    ['a whole file exported from an entry', { 'kernel/index.ts': "export * from './a.ts';" }, 'list the names'],
    ['a file in no area', { 'loose.ts': 'export const a = 1;' }, 'loose.ts:1 is in no area of the domain'],
    ['an area without a row', { 'points/index.ts': 'export const a = 1;' }, 'has no row in'],
  ] as const)('reports %s with its replacement', (_what, files, message) => {
    const violations = check(files);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(message);
  });

  it('lets a test import every area by its entry', () => {
    expect(check({ 'kernel/a.test.ts': "import { b } from '../ledger/index.ts';" })).toEqual([]);
  });

  it.each([
    ['an import that no file makes', { area: 'deposits', imports: ['kernel', 'ledger'] }, 'remove ledger from the row'],
    ['an area listed twice', { area: 'ledger', imports: ['kernel'] }, 'lists ledger twice'],
    ['an import of an area that is not listed before', { area: 'points', imports: ['vip'] }, 'which is not listed'],
    ['an area without an entry', { area: 'points', imports: [] }, 'points/index.ts; add the entry or remove the row'],
  ])('reports %s of the table', (_what, row, message) => {
    const others = row.area === 'deposits' ? AREAS.slice(0, 2) : AREAS;
    const violations = check({}, [...others, row]);
    expect(violations.join('\n')).toContain(`${TABLE} `);
    expect(violations.join('\n')).toContain(message);
  });
});
