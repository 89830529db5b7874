import { describe, expect, it } from 'vitest';
import { runRule } from '../run-rule.ts';
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
    'packages/ui/src/components/display/Card/Card.tsx',
    "import type { A } from '@croupier/sdk/types';",
    'as props',
  ],
  [
    'a component importing a part of another',
    'packages/ui/src/components/display/Card/Card.tsx',
    "import { a } from '../../game/GameTile/tile-parts.ts';",
    'components/game/internal',
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
    "import { a } from '../src/store/store.ts';",
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
  ['a file in no module', `${WEB}/stuff/x.ts`, 'export const a = 1;', 'modules.data.ts'],
  [
    'an unknown library in the design system',
    'packages/ui/src/components/display/A/A.tsx',
    "import x from 'left-pad';",
    'list in modules.data.ts',
  ],
  [
    'a type of a module above',
    `${WEB}/config/a.ts`,
    "import type { A } from '../i18n/a.ts';",
    'config imports none of them',
  ],
  [
    'a type in an expression',
    `${WEB}/config/a.ts`,
    "type A = import('../i18n/a.ts').A;",
    'config imports none of them',
  ],
  [
    'a file past an entry from another area',
    `${MOCK}/domain/ledger/c.ts`,
    "import { a } from '../kernel/paging.ts';",
    'past the entry of mock/domain/kernel; import packages/mock-server/src/domain/kernel/index.ts',
  ],
  [
    'a file past an entry from a test',
    `${MOCK}/handlers/x.test.ts`,
    "import { a } from '../domain/kernel/paging.ts';",
    'past the entry of mock/domain/kernel',
  ],
  [
    'an area that is listed later, even as a type',
    `${MOCK}/domain/kernel/d.ts`,
    "import type { b } from '../ledger/index.ts';",
    'let a later one listen to an event',
  ],
  [
    'an area listed before that the row does not name',
    `${MOCK}/domain/deposits/d.ts`,
    "import { b } from '../team/index.ts';",
    'add an area listed before it to its row in domain-areas.data.ts',
  ],
  [
    "the area's own entry",
    `${MOCK}/domain/kernel/d.ts`,
    "import { a } from './index.ts';",
    'import the file that declares the name',
  ],
  [
    'a whole file exported from an entry',
    `${MOCK}/domain/kernel/index.ts`,
    "export * from './paging.ts';",
    'list the names that other modules use',
  ],
  ['a file in no area', `${MOCK}/domain/loose.ts`, 'export const a = 1;', 'is in no module'],
  ['support importing a module above', 'packages/ui/bench/a.ts', "import a from '../a.config.ts';", 'a module below'],
  ['a tool importing a tool above', 'tools/src/lint/x.ts', "import { a } from '../check/a.ts';", 'a module below'],
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
  [
    'a test of an area importing a later one',
    `${MOCK}/domain/kernel/a.test.ts`,
    "import { b } from '../ledger/index.ts';",
  ],
  ['a feature linking by paths', `${WEB}/features/a/x.ts`, "import { a } from '../../shared/paths.ts';"],
  [
    'the page registry loading a feature lazily',
    `${WEB}/pages/pages.ts`,
    "const a = () => import('../features/a/A.tsx');",
  ],
  ['app importing features', `${WEB}/app/main.ts`, "import { a } from '../features/a/x.ts';"],
  [
    'a component importing a shared part',
    'packages/ui/src/components/display/Card/Card.tsx',
    "import { a } from '../../game/internal/tile-parts.ts'; import { B } from '../../actions/B/B.tsx';",
  ],
  [
    'components importing MUI by path',
    'packages/ui/src/components/display/A/A.tsx',
    "import Button from '@mui/material/Button';",
  ],
];

describe('dependencies', () => {
  it.each(VIOLATIONS)('reports %s with its replacement', (_what, path, text, fix) => {
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

describe('boundaries of packages', () => {
  it('reports a relative import that leaves its package with the package to import', () => {
    const violations = runRule(dependencies, {
      'apps/web/src/app/x.ts': "import { a } from '../../../../packages/sdk/src/client.ts';",
    });
    expect(violations).toEqual([
      expect.stringMatching(
        /^apps\/web\/src\/app\/x\.ts:1 imports .* from outside apps\/web; import from @croupier\/sdk/u,
      ),
    ]);
  });

  it('reports an import that a package does not export with the exports of the package', () => {
    const violations = runRule(dependencies, {
      'apps/web/src/app/x.ts': "import { a } from '@croupier/sdk/transport/token';",
    });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain('it exports only @croupier/sdk/bodies, @croupier/sdk/chat, @croupier/sdk/client');
  });

  it('reports an import from a package without exports', () => {
    const violations = runRule(dependencies, { 'tools/src/run/x.ts': "import '@croupier/web/src/main';" });
    expect(violations[0]).toContain('exports nothing');
  });

  it('accepts exported sub-paths, their patterns, and relative imports inside the package', () => {
    const text =
      "import '@croupier/sdk/query'; import '@croupier/ui/actions/Button'; import '../shared/a.ts'; import 'react';";
    expect(runRule(dependencies, { 'apps/web/src/app/x.ts': text })).toEqual([]);
  });
});
