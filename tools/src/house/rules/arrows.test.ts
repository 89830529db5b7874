import { describe, expect, it } from 'vitest';
import { judge } from '../planted-house.ts';
import { arrows } from './arrows.ts';

type Case = readonly [what: string, path: string, text: string, fix: string];

const WEB = 'apps/web/src';
const MOCK = 'packages/mock-server/src';
const SDK = 'packages/sdk/src';

const REFUSED: readonly Case[] = [
  ['the contract importing the SDK', 'api-spec/codegen/x.ts', "import '@croupier/sdk/client';", 'imports nothing'],
  ['the SDK importing the mock', `${SDK}/client.ts`, "import '@croupier/mock-server/node';", 'src/generated'],
  [
    'the design system importing the SDK',
    'packages/ui/src/components/Card/Card.tsx',
    "import type { A } from '@croupier/sdk/types';",
    'as props',
  ],
  [
    'the app importing the mock at once',
    `${WEB}/app/enable-mocking.ts`,
    "import { a } from '@croupier/mock-server/browser';",
    'dynamic import',
  ],
  [
    'a feature importing the mock lazily',
    `${WEB}/features/deposit/page.ts`,
    "await import('@croupier/mock-server/browser');",
    'enable-mocking',
  ],
  ['errors importing transport', `${SDK}/errors/e.ts`, "import { a } from '../transport/t.ts';", 'let transport raise'],
  ['rules importing transport', `${SDK}/rules/money.ts`, "export { a } from '../transport/t.ts';", 'pass in'],
  ['the clock importing the store', `${MOCK}/clock/clock.ts`, "import { a } from '../store/store.ts';", 'pass it in'],
  ['domain importing seed', `${MOCK}/domain/ledger.ts`, "import { a } from '../seed/seed.ts';", 'plain data'],
  [
    'handlers importing the store',
    `${MOCK}/handlers/deposits.ts`,
    "import { a } from '../store/store.ts';",
    'function of domain',
  ],
  [
    'games importing the store',
    `${MOCK}/games/dice.ts`,
    "import { a } from '../store/store.ts';",
    'function of domain',
  ],
  [
    'the gateway importing handlers',
    `${MOCK}/gateway/gateway.ts`,
    "import { a } from '../handlers/table.ts';",
    'let world.ts give',
  ],
  [
    'the gateway importing what writes',
    `${MOCK}/gateway/gateway.ts`,
    "import { pay } from '../domain/ledger.ts';",
    'only reads session',
  ],
  ['the store importing the client', `${MOCK}/store/rows.ts`, "import '@croupier/sdk/client';", 'up into domain'],
  ['a feature importing another', `${WEB}/features/a/x.ts`, "import { a } from '../b/y.ts';", 'into shared'],
  ['a feature importing app', `${WEB}/features/a/x.ts`, "import { a } from '../../app/main.ts';", 'into shared'],
  [
    'a feature importing the route table',
    `${WEB}/features/a/x.ts`,
    "import { a } from '../../routes/table.ts';",
    'routes/paths',
  ],
  [
    'the table importing a feature at once',
    `${WEB}/routes/table.ts`,
    "import { a } from '../features/a/x.ts';",
    'by import()',
  ],
  ['session importing a feature', `${WEB}/session/guard.ts`, "import { a } from '../features/a/x.ts';", 'nobody above'],
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
    'components read the theme',
  ],
  ['a file in no room', `${WEB}/stuff/x.ts`, 'export const a = 1;', 'arrows.data.ts'],
  ['React in transport', `${SDK}/transport/t.ts`, "import { useState } from 'react';", 'let the app decide'],
  ['react-query in errors', `${SDK}/errors/e.ts`, "import { a } from '@tanstack/react-query';", 'let the app decide'],
  ['msw in domain', `${MOCK}/domain/a.ts`, "import { http } from 'msw';", 'leave HTTP to the gateway'],
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
    'list in libraries.data.ts',
  ],
  ['Node in the SDK', `${SDK}/codec/c.ts`, "import { readFileSync } from 'node:fs';", 'a Web API'],
  ['Node in the mock beside its entries', `${MOCK}/domain/a.ts`, "import { join } from 'path';", 'server.ts, node.ts'],
];

const GLOBALS: readonly Case[] = [
  [
    'the time of day in rules',
    `${SDK}/rules/age.ts`,
    'export const now = () => new Date();',
    'new Date() in sdk/rules',
  ],
  ['the clock in rules', `${SDK}/rules/age.ts`, 'export const now = () => Date.now();', 'Date.now in sdk/rules'],
  ['chance in rules', `${SDK}/rules/draw.ts`, 'export const draw = () => Math.random();', 'as a parameter'],
  [
    'storage in transport',
    `${SDK}/transport/t.ts`,
    "window.localStorage.getItem('a');",
    'localStorage in sdk/transport',
  ],
  ['the address in errors', `${SDK}/errors/e.ts`, 'export const at = location.href;', 'only the app knows'],
  ['Response in domain', `${MOCK}/domain/a.ts`, 'export const a = () => new Response();', 'plain data'],
  [
    'Request as a type in domain',
    `${MOCK}/domain/a.ts`,
    'export const a = (request: Request) => request;',
    'plain data',
  ],
  ['ambient time in domain', `${MOCK}/domain/a.ts`, 'export const a = Date.now();', "world's own clock"],
  ['fetch in the design system', 'packages/ui/src/components/A/A.tsx', "void fetch('/x');", 'calls nobody'],
];

const LEGAL: readonly (readonly [what: string, path: string, text: string])[] = [
  ['the mock importing the SDK', `${MOCK}/handlers/a.ts`, "import type { A } from '@croupier/sdk/types';"],
  [
    'the app enabling the mock lazily',
    `${WEB}/app/enable-mocking.ts`,
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
    `${MOCK}/domain/a.ts`,
    "import { a } from '../store/a.ts'; import { b } from '../clock/b.ts';",
  ],
  ['the gateway reading the session', `${MOCK}/gateway/a.ts`, "import { a } from '../domain/session.ts';"],
  [
    'a handler having the shape of the gateway',
    `${MOCK}/handlers/a.ts`,
    "import type { Handler } from '../gateway/handler.ts';",
  ],
  [
    'world.ts composing',
    `${MOCK}/world.ts`,
    "import { a } from './handlers/a.ts'; import { b } from './gateway/b.ts';",
  ],
  ['a test of handlers looking into the store', `${MOCK}/handlers/a.test.ts`, "import { a } from '../store/a.ts';"],
  ['a feature linking by paths', `${WEB}/features/a/x.ts`, "import { a } from '../../routes/paths.ts';"],
  ['the table loading a feature late', `${WEB}/routes/table.ts`, "const a = () => import('../features/a/A.tsx');"],
  ['app importing features', `${WEB}/app/main.ts`, "import { a } from '../features/a/x.ts';"],
  [
    'components importing MUI by path',
    'packages/ui/src/components/A/A.tsx',
    "import Button from '@mui/material/Button';",
  ],
  ['the server entry of the mock using Node', `${MOCK}/server.ts`, "import { createServer } from 'node:http';"],
  ['the file store using Node', `${MOCK}/store/sqlite-saving.ts`, "import { DatabaseSync } from 'node:sqlite';"],
  ['a given moment in rules', `${SDK}/rules/age.ts`, 'export const at = (text: string) => new Date(text);'],
  ['a parameter called location', `${SDK}/errors/e.ts`, 'export const at = (location: string) => location.length;'],
  ['a property called fetch', `${SDK}/rules/a.ts`, 'export const a = (x: { fetch: () => void }) => x.fetch();'],
  [
    'an own type called Request',
    `${MOCK}/domain/a.ts`,
    'interface Request { a: string } export const f = (r: Request) => r.a;',
  ],
];

describe('arrows', () => {
  it.each([...REFUSED, ...GLOBALS])('refuses %s and names the way out', (_what, path, text, fix) => {
    const refusals = judge(arrows, { [path]: text });
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toContain(`${path}:1 `);
    expect(refusals[0]).toContain(fix);
  });

  it.each(LEGAL)('lets %s pass', (_what, path, text) => {
    expect(judge(arrows, { [path]: text })).toEqual([]);
  });

  it('names the line of an import far down in the file', () => {
    const text = `${'\n'.repeat(41)}import { a } from '../b/y.ts';`;
    expect(judge(arrows, { [`${WEB}/features/a/x.ts`]: text })[0]).toContain(
      'x.ts:42 imports ../b/y.ts of web/features/b',
    );
  });
});
