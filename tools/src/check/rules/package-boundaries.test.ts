import { describe, expect, it } from 'vitest';
import { runRule } from '../test-repository.ts';
import { packageBoundaries } from './package-boundaries.ts';

describe('package-boundaries', () => {
  it('reports a relative import that leaves its package with the package to import', () => {
    const violations = runRule(packageBoundaries, {
      'apps/web/src/app/x.ts': "import { a } from '../../../../packages/sdk/src/client.ts';",
    });
    expect(violations).toEqual([
      expect.stringMatching(
        /^apps\/web\/src\/app\/x\.ts:1 imports .* from outside apps\/web; import from @croupier\/sdk/u,
      ),
    ]);
  });

  it('reports an import that a package does not export with the exports of the package', () => {
    const violations = runRule(packageBoundaries, {
      'apps/web/src/app/x.ts': "import { a } from '@croupier/sdk/transport/token';",
    });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain('it exports only @croupier/sdk/client, @croupier/sdk/query');
  });

  it('reports an import from a package without exports', () => {
    const violations = runRule(packageBoundaries, { 'tools/src/x.ts': "import '@croupier/web/src/main';" });
    expect(violations[0]).toContain('exports nothing');
  });

  it('accepts exported sub-paths, their patterns, and relative imports inside the package', () => {
    const text = "import '@croupier/sdk/query'; import '@croupier/ui/Button'; import '../shared/a.ts'; import 'react';";
    expect(runRule(packageBoundaries, { 'apps/web/src/app/x.ts': text })).toEqual([]);
  });
});
