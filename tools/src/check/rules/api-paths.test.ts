import { describe, expect, it } from 'vitest';
import { runRule } from '../test-repository.ts';
import { apiPaths } from './api-paths.ts';

const PAGE = 'apps/web/src/features/deposit/page.ts';

describe('api-paths', () => {
  it.each([
    ['an API path', "const a = '/wps/session/login';", 'call the operation from @croupier/sdk/client'],
    [
      'an API path after a base URL',
      'const a = `${base}/lotto/draws`;',
      'call the operation from @croupier/sdk/client',
    ],
    ['a query key', "const a = { queryKey: ['games', 1] };", 'take it from the options, or from `queryKeyOf`'],
    ['a query key written into the cache', "client.setQueryData(['games'], []);", 'take it from the options'],
    ['fetch', "void fetch('/config.json');", 'directly; call the operation'],
    ['window.fetch', "void window.fetch('/config.json');", 'MAY_CALL in api-paths.ts'],
    ['XMLHttpRequest', 'const a = new XMLHttpRequest();', 'directly; call the operation'],
    ['axios', "import axios from 'axios';", 'directly; call the operation'],
  ])('reports %s in a feature with its replacement', (_what, text, fix) => {
    const violations = runRule(apiPaths, { [PAGE]: text });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(`${PAGE}:1 `);
    expect(violations[0]).toContain(fix);
  });

  it.each([
    ['a path in the generated SDK', 'packages/sdk/src/generated/client.gen.ts', "const a = '/wps/session/login';"],
    ['a path in a test of the mock', 'packages/mock-server/src/world.test.ts', "const a = '/wps/session/login';"],
    ['a path of the app', PAGE, "const a = '/deposit';"],
    ['fetch in transport', 'packages/sdk/src/transport/send.ts', "void fetch('/x');"],
    ['fetch of the configuration', 'apps/web/src/config/load.ts', "void fetch('/config.json');"],
    ['a key taken from options', PAGE, 'const a = { queryKey: listGamesOptions().queryKey };'],
    ['a parameter called fetch', PAGE, 'const a = (fetch: () => void) => fetch();'],
    ['the type of fetch', PAGE, 'type Fetch = typeof fetch;'],
  ])('accepts %s', (_what, path, text) => {
    expect(runRule(apiPaths, { [path]: text })).toEqual([]);
  });
});
