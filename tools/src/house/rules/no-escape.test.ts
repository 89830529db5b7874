import { describe, expect, it } from 'vitest';
import { judge } from '../planted-house.ts';
import { noEscape } from './no-escape.ts';

describe('no-escape', () => {
  it('refuses a relative import that leaves its package, and names the package to import', () => {
    const refusals = judge(noEscape, {
      'apps/web/src/app/x.ts': "import { a } from '../../../../packages/sdk/src/client.ts';",
    });
    expect(refusals).toEqual([
      expect.stringMatching(/^apps\/web\/src\/app\/x\.ts:1 leaves apps\/web by .*import what @croupier\/sdk exports/u),
    ]);
  });

  it('refuses an import past the exports of a package, and lists what it exports', () => {
    const refusals = judge(noEscape, { 'apps/web/src/app/x.ts': "import { a } from '@croupier/sdk/transport/token';" });
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toContain('it exports only @croupier/sdk/client, @croupier/sdk/query');
  });

  it('refuses a package that exports nothing', () => {
    const refusals = judge(noEscape, { 'tools/src/x.ts': "import '@croupier/web/src/main';" });
    expect(refusals[0]).toContain('exports nothing');
  });

  it('lets exported sub-paths, patterns of them and relative imports inside the package pass', () => {
    const text = "import '@croupier/sdk/query'; import '@croupier/ui/Button'; import '../shared/a.ts'; import 'react';";
    expect(judge(noEscape, { 'apps/web/src/app/x.ts': text })).toEqual([]);
  });
});
