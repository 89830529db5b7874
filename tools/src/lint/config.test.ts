import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceFolders } from '../../bootstrap/workspace.mjs';
import { MODULES } from './modules.data.ts';
import { matchesName } from './modules.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MOCK = 'packages/mock-server/src';
const SDK = 'packages/sdk/src';
const UI = 'packages/ui/src/components';
const WEB = 'apps/web/src';

/** Concatenated, so that this file has no such comment. */
const MARK = ['TO', 'DO'].join('');
const lines = (count: number): string => 'export {};\n'.repeat(count);
const functionOf = (count: number): string => `export function walk() {\n${'\n'.repeat(count - 2)}}\n`;

const VIOLATIONS = [
  ['React in transport', `${SDK}/transport/a.ts`, "import { useState } from 'react';", 'handle it in the app'],
  ['react-query in errors', `${SDK}/errors/a.ts`, "import { a } from '@tanstack/react-query';", 'handle it in the app'],
  ['msw in domain', `${MOCK}/domain/kernel/a.ts`, "import { http } from 'msw';", 'HTTP belongs to the gateway'],
  ['@mswjs/data outside the store', `${MOCK}/seed/a.ts`, "import { factory } from '@mswjs/data';", 'src/store'],
  ['the compiler outside api-spec', 'tools/src/run/a.ts', "import ts from 'typescript';", 'parse with oxc-parser'],
  ['a router in a story', `${UI}/A/A.stories.tsx`, "import { Link } from 'react-router-dom';", 'pass a link component'],
  ['Node in the SDK', `${SDK}/codec/a.ts`, "import { readFileSync } from 'node:fs';", 'use a Web API; this code runs'],
  [
    'Node in the mock',
    `${MOCK}/domain/kernel/b.ts`,
    "import { join } from 'node:path';",
    'move the code into server.ts',
  ],
  ['Node in the store', `${MOCK}/store/a.ts`, "import { join } from 'node:path';", 'move the code into server.ts'],
  ['Node in the app, lazily', `${WEB}/app/a.ts`, "await import('node:fs');", 'use a Web API; this code runs'],
  ['a client of its own', `${WEB}/app/b.ts`, "import axios from 'axios';", 'call the operation from @croupier/sdk'],
  ['the current time in rules', `${SDK}/rules/a.ts`, 'export const a = () => new Date();', 'new Date() in sdk/rules'],
  ['storage in transport', `${SDK}/transport/b.ts`, "localStorage.getItem('a');", 'localStorage in sdk/transport'],
  [
    'Response in domain',
    `${MOCK}/domain/kernel/c.ts`,
    'export const a = () => new Response();',
    'take and return plain data',
  ],
  ['the current time in domain', `${MOCK}/domain/kernel/d.ts`, 'export const a = Date.now();', "the world's clock"],
  ['random numbers in handlers', `${MOCK}/handlers/a.ts`, 'export const a = Math.random();', "the world's clock"],
  ['fetch in the design system', `${UI}/A/a.ts`, "void fetch('/x');", 'the design system makes no requests'],
  ['a request of a feature', `${WEB}/features/a/a.ts`, "void fetch('/x');", 'calls fetch directly'],
  ['an API path', `${WEB}/features/a/b.ts`, "export const a = '/wps/session/login';", 'contains the API path'],
  ['a query key', `${WEB}/features/a/c.ts`, "export const a = { queryKey: ['a'] };", 'handwritten query key'],
  ['a text of the app', `${WEB}/features/a/A.tsx`, 'export const A = () => <p>Deposit now</p>;', "use t('…')"],
  ['a text of the design system', `${UI}/A/A.tsx`, 'export const A = () => <p>Deposit now</p>;', 'pass it as a prop'],
  ['a colour of the app', `${WEB}/features/a/d.ts`, "export const a = { color: '#fff' };", 'use a theme token'],
  ['a side of the theme', 'packages/ui/src/theme/a.ts', 'export const a = { marginLeft: 8 };', 'marginInlineStart'],
  ['a private field', `${WEB}/features/a/e.ts`, 'export const a = b._state;', 'a private field of a dependency'],
  ['raw HTML', `${WEB}/features/a/f.ts`, 'export const a = { dangerouslySetInnerHTML: b };', 'use SafeHtml'],
  ['a cast', `${WEB}/features/a/g.ts`, 'export const a = b as string;', 'narrow it by a check'],
  ['a banned word', `${WEB}/features/a/h.ts`, 'export const house = 1;', 'repository for the code'],
  ['a list of the contract', `${WEB}/features/a/i.ts`, "export const a = ['ONE', 'TWO', 'SIX'];", 'values of Number'],
  ['a name that is not', `${WEB}/features/a/j.ts`, '// See `oldEntry`.', 'no code contains it'],
  ['a disable without reason', `${WEB}/features/a/k.ts`, '// @ts-ignore\nexport {};', 'disables the type checker'],
  [
    'a stale disable',
    `${WEB}/features/a/l.ts`,
    '// oxlint-disable-next-line no-alert -- it asks\nexport {};',
    'Unused',
  ],
  ['a focused test', `${WEB}/features/a/a.test.ts`, "it.only('a', () => { expect(1).toBe(1); });", 'has .only'],
  ['a title', `${WEB}/features/a/b.test.ts`, "it('renders', () => { expect(1).toBe(1); });", 'state outcome'],
  ['a journey without assertion', 'apps/web/e2e/a.spec.ts', "test('pays', () => {});", 'without an assertion'],
  ['a component', `${WEB}/features/a/top-bar.tsx`, 'export const TopBar = () => <p />;', 'rename the file'],
  ['a file of 301 lines', `${WEB}/features/a/m.ts`, lines(301), 'File has too many lines (301)'],
  ['a test of 401 lines', `${WEB}/features/a/c.test.ts`, lines(401), 'File has too many lines (401)'],
  ['a function of 81 lines', `${WEB}/features/a/n.ts`, functionOf(81), 'has too many lines (81)'],
  ['an unfinished part', `${WEB}/features/a/o.ts`, `// ${MARK}: later\nexport {};`, "Unexpected 'todo' comment"],
  ['printing', `${WEB}/features/a/p.ts`, "console.log('here');", 'Unexpected console statement'],
  [
    'a circle of types',
    `${WEB}/features/a/q.ts`,
    "import type { R } from './r.ts';\nexport type Q = R;",
    'Dependency cycle',
  ],
  ['a file in no module', `${WEB}/stuff/a.ts`, 'export {};', 'is in no module'],
  ['an import of another feature', `${WEB}/features/a/s.ts`, "export { a } from '../b/a.ts';", 'into web/features/a'],
] as const;

const ACCEPTED = [
  ['a file of 300 lines', `${WEB}/features/b/a.ts`, lines(300)],
  ['a long table', `${WEB}/features/b/a.data.ts`, lines(900)],
  ['a long function in a test', `${WEB}/features/b/a.test.ts`, functionOf(200)],
  ['a function of 80 lines', `${WEB}/features/b/b.ts`, functionOf(80)],
  ['a text in a story', `${UI}/B/B.stories.tsx`, 'export const A = () => <p>Deposit now</p>;'],
  ['a text in a test', `${WEB}/features/b/b.test.tsx`, 'export const A = () => <p>Deposit now</p>;'],
  ['a text of a server', 'apps/web/server/A.tsx', 'export const A = () => <p>Deposit now</p>;'],
  ['a colour of the theme', 'packages/ui/src/theme/b.ts', "export const a = '#ffffff';"],
  ['a path in a test of the mock', `${MOCK}/a.test.ts`, "export const a = '/wps/session/login';"],
  ['fetch in transport', `${SDK}/transport/c.ts`, "void fetch('/x');"],
  ['fetch of the configuration', `${WEB}/config/a.ts`, "void fetch('/config.json');"],
  ['Node in an entry of the mock', `${MOCK}/server.ts`, "export { createServer } from 'node:http';"],
  ['Node in the file store', `${MOCK}/store/sqlite-a.ts`, "export { DatabaseSync } from 'node:sqlite';"],
  ['entities in the store', `${MOCK}/store/b.ts`, "export { factory } from '@mswjs/data';"],
  ['Node in a test of the SDK', `${SDK}/errors/a.test.ts`, "export { join } from 'node:path';"],
  ['the compiler of the generator', 'api-spec/codegen/a.ts', "export { version } from 'typescript';"],
  ['printing by a tool', 'tools/src/run/b.ts', "console.log('here');"],
  ['a warning', `${WEB}/features/b/c.ts`, "console.warn('here');"],
  ['a list in a test', `${WEB}/features/b/d.test.ts`, "export const a = ['ONE', 'TWO', 'SIX'];"],
  ['a banned word in generated code', `${SDK}/generated/a.gen.ts`, 'export const house = 1;'],
] as const;

/** Files that the planted ones need. */
const OTHERS = {
  'oxlint.config.ts': `import config from '${ROOT}/oxlint.config.ts';
export default { ...config, options: { ...config.options, typeAware: false } };\n`,
  'api-spec/schemas/Number.yaml': 'type: string\nenum: [ONE, TWO, SIX]\n',
  [`${WEB}/features/a/r.ts`]: "import type { Q } from './q.ts';\nexport type R = Q;",
};

interface Diagnostic {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

let root = '';
let messages = new Map<string, string[]>();

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'linted-')));
  for (const folder of workspaceFolders(ROOT).filter((path) => path !== '.'))
    cpSync(join(ROOT, folder, 'package.json'), join(root, folder, 'package.json'));
  cpSync(join(ROOT, 'pnpm-workspace.yaml'), join(root, 'pnpm-workspace.yaml'));
  for (const [, path, text] of [...VIOLATIONS, ...ACCEPTED]) write(path, text);
  for (const [path, text] of Object.entries(OTHERS)) write(path, text);
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  messages = runOxlint();
}, 60_000);

afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), `${text.trimEnd()}\n`);
}

/** The messages of each file, with their help. */
function runOxlint(): Map<string, string[]> {
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'], {
    cwd: root,
    encoding: 'utf8',
  });
  // The format is oxlint's own.
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const byFile = new Map<string, string[]>();
  for (const { filename, message, help = '' } of diagnostics)
    byFile.set(filename, [...(byFile.get(filename) ?? []), `${message} ${help}`]);
  return byFile;
}

describe('the configuration of oxlint', () => {
  it.each(VIOLATIONS)('reports %s and how to fix it', (_what, path, _text, message) => {
    expect(messages.get(path)).toContainEqual(expect.stringContaining(message));
  });

  it.each(ACCEPTED)('accepts %s', (_what, path) => {
    expect(messages.get(path) ?? []).toEqual([]);
  });
});

describe('modules', () => {
  it('may import only modules that are listed above them, so that there are no loops', () => {
    const isListedAbove = (index: number) => (name: string) =>
      name.startsWith('@') || MODULES.slice(0, index).some((module) => matchesName([name], module.name));
    const others = MODULES.flatMap(({ name, may, lazily = [] }, index) =>
      [...may, ...lazily].filter((entry) => !isListedAbove(index)(entry)).map((entry) => `${name} ${entry}`),
    );
    expect(others).toEqual([]);
  });
});
