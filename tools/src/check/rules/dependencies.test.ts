import { describe, expect, it } from 'vitest';
import { runRule } from '../test-repository.ts';
import { dependencies } from './dependencies.ts';

type Case = readonly [what: string, path: string, text: string, fix: string];

const WEB = 'apps/web/src';
const MOCK = 'packages/mock-server/src';
const SDK = 'packages/sdk/src';

const VIOLATIONS: readonly Case[] = [
  [
    'the contract importing the SDK',
    'api-spec/codegen/x.ts',
    "import '@croupier/sdk/client';",
    'imports no other package',
  ],
  ['the SDK importing the mock', `${SDK}/client.ts`, "import '@croupier/mock-server/node';", 'src/generated'],
  [
    'the design system importing the SDK',
    'packages/ui/src/components/Card/Card.tsx',
    "import type { A } from '@croupier/sdk/types';",
    'as props',
  ],
  [
    'the app importing the mock statically',
    `${WEB}/app/configure-mocking.ts`,
    "import { a } from '@croupier/mock-server/browser';",
    'dynamic import',
  ],
  [
    'a feature importing the mock lazily',
    `${WEB}/features/deposit/page.ts`,
    "await import('@croupier/mock-server/browser');",
    'configure-mocking',
  ],
  [
    'the app importing the calls of servers',
    `${WEB}/features/deposit/page.ts`,
    "import { vendorDebit } from '@croupier/sdk/servers';",
    'secret of a server',
  ],
  [
    'the server of the app importing the calls of servers',
    'apps/web/server/main.ts',
    "import type { ServerCall } from '@croupier/sdk/servers';",
    'secret of a server',
  ],
  [
    'errors importing transport',
    `${SDK}/errors/e.ts`,
    "import { a } from '../transport/t.ts';",
    'throw the errors in transport',
  ],
  [
    'rules importing transport',
    `${SDK}/rules/money.ts`,
    "export { a } from '../transport/t.ts';",
    'as a parameter; rules',
  ],
  [
    'the clock importing the store',
    `${MOCK}/clock/clock.ts`,
    "import { a } from '../store/store.ts';",
    'pass it as a parameter',
  ],
  ['domain importing seed', `${MOCK}/domain/ledger/ledger.ts`, "import { a } from '../../seed/seed.ts';", 'plain data'],
  [
    'handlers importing the store',
    `${MOCK}/handlers/deposits.ts`,
    "import { a } from '../store/store.ts';",
    'function of domain',
  ],
  [
    'games importing the store',
    'packages/mock-server/games/dice.ts',
    "import { a } from '../store/store.ts';",
    'function of domain',
  ],
  [
    'the gateway importing handlers',
    `${MOCK}/gateway/gateway.ts`,
    "import { a } from '../handlers/table.ts';",
    'in world.ts',
  ],
  [
    'the gateway importing a function that writes',
    `${MOCK}/gateway/gateway.ts`,
    "import { pay } from '../domain/ledger/index.ts';",
    'only reads session',
  ],
  ['the store importing the client', `${MOCK}/store/rows.ts`, "import '@croupier/sdk/client';", 'into domain'],
  ['a feature importing another', `${WEB}/features/a/x.ts`, "import { a } from '../b/y.ts';", 'into shared'],
  ['a feature importing app', `${WEB}/features/a/x.ts`, "import { a } from '../../app/main.ts';", 'into shared'],
  [
    'a feature importing the page registry',
    `${WEB}/features/a/x.ts`,
    "import { a } from '../../pages/pages.ts';",
    'shared/paths',
  ],
  [
    'the page registry importing a feature statically',
    `${WEB}/pages/pages.ts`,
    "import { a } from '../features/a/x.ts';",
    'by import()',
  ],
  [
    'session importing a feature',
    `${WEB}/session/guard.ts`,
    "import { a } from '../features/a/x.ts';",
    'session imports only',
  ],
  ['a glob reaching another feature', `${WEB}/features/a/x.ts`, "import.meta.glob('../b/*.ts');", 'into shared'],
  [
    'shipped code importing test support',
    `${WEB}/app/main.ts`,
    "import { a } from '../testing/render.ts';",
    'test support',
  ],
  [
    'the theme importing components',
    'packages/ui/src/theme/t.ts',
    "import { a } from '../components/A/A.tsx';",
    'from components, not the reverse',
  ],
  ['a file in no layer', `${WEB}/stuff/x.ts`, 'export const a = 1;', 'dependency-rules.data.ts'],
  ['React in transport', `${SDK}/transport/t.ts`, "import { useState } from 'react';", 'handle it in the app'],
  ['react-query in errors', `${SDK}/errors/e.ts`, "import { a } from '@tanstack/react-query';", 'handle it in the app'],
  ['msw in domain', `${MOCK}/domain/kernel/a.ts`, "import { http } from 'msw';", 'HTTP belongs to the gateway'],
  [
    '@mswjs/data outside the store',
    `${MOCK}/seed/seed.ts`,
    "import { factory } from '@mswjs/data';",
    'packages/mock-server/src/store',
  ],
  ['the compiler outside api-spec', 'tools/src/x.ts', "import ts from 'typescript';", 'oxc-parser'],
  [
    'a router in the design system',
    'packages/ui/src/components/A/A.stories.tsx',
    "import { Link } from 'react-router-dom';",
    'as props',
  ],
  [
    'an unknown library in the design system',
    'packages/ui/src/components/A/A.tsx',
    "import x from 'left-pad';",
    'list in library-rules.data.ts',
  ],
  ['Node in the SDK', `${SDK}/codec/c.ts`, "import { readFileSync } from 'node:fs';", 'a Web API'],
  [
    'Node in the mock outside its entries',
    `${MOCK}/domain/kernel/a.ts`,
    "import { join } from 'path';",
    'server.ts, node.ts',
  ],
];

const GLOBALS: readonly Case[] = [
  [
    'the current time in rules',
    `${SDK}/rules/age.ts`,
    'export const now = () => new Date();',
    'new Date() in sdk/rules',
  ],
  ['the clock in rules', `${SDK}/rules/age.ts`, 'export const now = () => Date.now();', 'Date.now in sdk/rules'],
  ['random numbers in rules', `${SDK}/rules/draw.ts`, 'export const draw = () => Math.random();', 'as a parameter'],
  [
    'storage in transport',
    `${SDK}/transport/t.ts`,
    "window.localStorage.getItem('a');",
    'localStorage in sdk/transport',
  ],
  ['location in errors', `${SDK}/errors/e.ts`, 'export const at = location.href;', 'only the app knows'],
  ['Response in domain', `${MOCK}/domain/kernel/a.ts`, 'export const a = () => new Response();', 'plain data'],
  [
    'Request as a type in domain',
    `${MOCK}/domain/kernel/a.ts`,
    'export const a = (request: Request) => request;',
    'plain data',
  ],
  ['the current time in domain', `${MOCK}/domain/kernel/a.ts`, 'export const a = Date.now();', "world's clock"],
  ['fetch in the design system', 'packages/ui/src/components/A/A.tsx', "void fetch('/x');", 'makes no requests'],
];

const VALID: readonly (readonly [what: string, path: string, text: string])[] = [
  ['the mock importing the SDK', `${MOCK}/handlers/a.ts`, "import type { A } from '@croupier/sdk/types';"],
  [
    'the app enabling the mock lazily',
    `${WEB}/app/configure-mocking.ts`,
    "await import('@croupier/mock-server/browser');",
  ],
  [
    'a test of the app using the mock',
    `${WEB}/features/a/A.test.tsx`,
    "import { a } from '@croupier/mock-server/node';",
  ],
  [
    'the server of the app using the mock',
    'apps/web/server/main.ts',
    "import { a } from '@croupier/mock-server/node';",
  ],
  [
    'domain importing store and clock',
    `${MOCK}/domain/kernel/a.ts`,
    "import { a } from '../../store/a.ts'; import { b } from '../../clock/b.ts';",
  ],
  ['the gateway reading the session', `${MOCK}/gateway/a.ts`, "import { a } from '../domain/session/index.ts';"],
  [
    'a handler importing the type of the gateway',
    `${MOCK}/handlers/a.ts`,
    "import type { Handler } from '../gateway/handler.ts';",
  ],
  [
    'world.ts importing all layers',
    `${MOCK}/world.ts`,
    "import { a } from './handlers/a.ts'; import { b } from './gateway/b.ts';",
  ],
  ['a test of handlers importing the store', `${MOCK}/handlers/a.test.ts`, "import { a } from '../store/a.ts';"],
  ['a feature linking by paths', `${WEB}/features/a/x.ts`, "import { a } from '../../shared/paths.ts';"],
  [
    'the page registry loading a feature lazily',
    `${WEB}/pages/pages.ts`,
    "const a = () => import('../features/a/A.tsx');",
  ],
  ['app importing features', `${WEB}/app/main.ts`, "import { a } from '../features/a/x.ts';"],
  [
    'components importing MUI by path',
    'packages/ui/src/components/A/A.tsx',
    "import Button from '@mui/material/Button';",
  ],
  ['the server entry of the mock using Node', `${MOCK}/server.ts`, "import { createServer } from 'node:http';"],
  ['the file store using Node', `${MOCK}/store/sqlite-saving.ts`, "import { DatabaseSync } from 'node:sqlite';"],
  ['a Date from a parameter in rules', `${SDK}/rules/age.ts`, 'export const at = (text: string) => new Date(text);'],
  ['a parameter called location', `${SDK}/errors/e.ts`, 'export const at = (location: string) => location.length;'],
  ['a property called fetch', `${SDK}/rules/a.ts`, 'export const a = (x: { fetch: () => void }) => x.fetch();'],
  [
    'a local type called Request',
    `${MOCK}/domain/kernel/a.ts`,
    'interface Request { a: string } export const f = (r: Request) => r.a;',
  ],
];

describe('dependencies', () => {
  it.each([...VIOLATIONS, ...GLOBALS])('reports %s with its replacement', (_what, path, text, fix) => {
    const violations = runRule(dependencies, { [path]: text });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(`${path}:1 `);
    expect(violations[0]).toContain(fix);
  });

  it.each(VALID)('accepts %s', (_what, path, text) => {
    expect(runRule(dependencies, { [path]: text })).toEqual([]);
  });

  it('reports the line of the import', () => {
    const text = `${'\n'.repeat(41)}import { a } from '../b/y.ts';`;
    expect(runRule(dependencies, { [`${WEB}/features/a/x.ts`]: text })[0]).toContain(
      'x.ts:42 imports ../b/y.ts of web/features/b',
    );
  });
});
