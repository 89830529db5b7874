import { expect, it } from 'vitest';
import { runRule } from '../run-rule.ts';
import { componentNames } from './component-names.ts';
import { focusedTests } from './focused-tests.ts';
import { privateFields } from './private-fields.ts';
import { rawHtml } from './raw-html.ts';

const PAGE = 'apps/web/src/app/A.tsx';
const BAR = 'apps/web/src/app/top-bar.tsx';
const TEST = 'packages/sdk/src/client.test.ts';

it.each([
  ['raw HTML', rawHtml, PAGE, 'const a = <p dangerouslySetInnerHTML={{ __html: x }} />;', 'use SafeHtml'],
  ['raw HTML in spread props', rawHtml, PAGE, 'const a = { dangerouslySetInnerHTML: x };', 'use SafeHtml'],
  ['a focused group', focusedTests, TEST, "describe.only('a', () => {});", 'has .only on a test; remove it'],
  ['a focused journey', focusedTests, TEST, "test.describe.only('a', () => {});", 'has .only on a test'],
  ['a skipped test', focusedTests, TEST, "it.skip('a', () => {});", 'fix or delete the failing test'],
  [
    'one component in a kebab-case file',
    componentNames,
    BAR,
    'export function TopBar() { return <p />; }',
    'rename the file to TopBar.tsx',
  ],
  ['a private field', privateFields, PAGE, 'const a = query._state;', 'uses _state, a private field of a dependency'],
  ['a private field by its key', privateFields, PAGE, "const a = query['__state'];", 'use its documented API'],
  ['a destructured private field', privateFields, PAGE, 'const { _state } = query;', 'uses _state'],
  ['a reflected private field', privateFields, PAGE, "Reflect.get(React, '__INTERNALS');", 'uses __INTERNALS'],
  ['an imported private name', privateFields, PAGE, "import { _act } from 'react';", 'uses _act'],
  ['a field that is known to be private', privateFields, PAGE, 'sheet.ctr = 0;', 'uses ctr'],
])('reports %s and how to fix it', (_what, rule, path, text, fix) => {
  const violations = runRule(rule, { [path]: text });
  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain(`${path}:1 `);
  expect(violations[0]).toContain(fix);
});

it.each([
  ['text', rawHtml, PAGE, 'const a = <p>{html}</p>;'],
  ['a method named only that is not of a test', focusedTests, TEST, "list.only('a');"],
  [
    'a provider with its hook',
    componentNames,
    BAR,
    'export const A = () => <p />; export const useA = 1; export type B = string;',
  ],
  ['a component in a file of its name', componentNames, PAGE, 'export const A = () => <p />;'],
  ['a documented name with an underscore', privateFields, PAGE, 'z._default(schema, 1);'],
  ['an unused parameter', privateFields, PAGE, 'const a = (_first: string, second: string) => second;'],
  ['a field of its own', privateFields, PAGE, 'class A { read() { return this._state; } }'],
])('accepts %s', (_what, rule, path, text) => {
  expect(runRule(rule, { [path]: text })).toEqual([]);
});
