import { expect, it } from 'vitest';
import { runRule } from '../run-rule.ts';
import { apiPaths } from './api-paths.ts';
import { directRequests } from './direct-requests.ts';
import { queryKeys } from './query-keys.ts';

const PAGE = 'apps/web/src/features/deposit/page.ts';

it.each([
  ['an API path', apiPaths, "const a = '/wps/session/login';", 'call the operation from @croupier/sdk/client'],
  ['an API path after a base URL', apiPaths, 'const a = `${base}/lotto/draws`;', '@croupier/sdk/client'],
  ['a query key', queryKeys, "const a = { queryKey: ['games', 1] };", 'take it from the options, or from `queryKeyOf`'],
  ['a query key in the cache', queryKeys, "client.setQueryData(['games'], []);", 'take it from the options'],
  ['fetch', directRequests, "void fetch('/config.json');", 'calls fetch directly; call the operation'],
  ['window.fetch', directRequests, "void window.fetch('/config.json');", 'reason to config.ts'],
  ['XMLHttpRequest', directRequests, 'const a = new XMLHttpRequest();', 'directly; call the operation'],
])('reports %s in a feature with its replacement', (_what, rule, text, fix) => {
  const violations = runRule(rule, { [PAGE]: text });
  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain(`${PAGE}:1 `);
  expect(violations[0]).toContain(fix);
});

it.each([
  ['a path of the app', apiPaths, "const a = '/deposit';"],
  ['a module', apiPaths, "import '/wps/session/login';"],
  ['a key taken from options', queryKeys, 'const a = { queryKey: listGamesOptions().queryKey };'],
  ['a parameter called fetch', directRequests, 'const a = (fetch: () => void) => fetch();'],
  ['the type of fetch', directRequests, 'type Fetch = typeof fetch;'],
])('accepts %s', (_what, rule, text) => {
  expect(runRule(rule, { [PAGE]: text })).toEqual([]);
});
