import { findGlobals } from '../globals.ts';
import { findByPath } from '../globs.ts';
import { type Exception, type Rule, type Violation, violationAt } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { isOfType, nameOf, type NodeOf, type Place } from '../syntax.ts';
import { findTexts } from '../texts.ts';

/** First segments of the API's paths. */
const API_FOLDERS = ['wps', 'lgw', 'lotto'];
const API_PATH = new RegExp(`^/(?:${API_FOLDERS.join('|')})/`, 'u');

const MAY_CONTAIN_PATHS: readonly Exception[] = [
  { path: 'packages/sdk/src/generated/**', reason: 'generated from the contract' },
  { path: 'api-spec/**', reason: 'the contract itself' },
  { path: 'packages/mock-server/**/*.test.ts', reason: 'tests the paths as they come over the wire' },
  { path: 'docs/**', reason: 'describes the contract' },
];

const MAY_CONTAIN_KEYS: readonly Exception[] = [{ path: 'packages/sdk/src/generated/**', reason: 'defines the keys' }];

const MAY_CALL: readonly Exception[] = [
  { path: 'packages/sdk/src/generated/**', reason: 'the generated client' },
  { path: 'packages/sdk/src/transport/**', reason: 'the transport of the SDK' },
  { path: 'api-spec/docs/{browser,samples}/**', reason: 'the API reference and programs without the SDK' },
  { path: 'apps/web/src/config/**', reason: 'loads config.json before there is a client' },
  { path: 'apps/web/src/features/play/game-channel.ts', reason: "carries a game's calls to the game's own server" },
  { path: 'apps/web/server/**', reason: 'requests the banner from a running mock' },
  { path: 'apps/web/e2e/**', reason: 'tests running servers' },
  { path: 'apps/web/src/i18n/i18n.ts', reason: 'loads texts, which are files of the site' },
  { path: 'apps/web/build/*.test.ts', reason: 'requests files from the development server' },
  { path: 'apps/web/bench/**', reason: 'measures running servers' },
  { path: 'packages/mock-server/**', reason: 'answers the calls' },
  { path: 'tools/**', reason: 'waits for servers that it starts' },
];

const CALLERS = ['fetch', 'XMLHttpRequest'];
const CLIENTS = new Set(['axios', 'ky', 'got', 'superagent', 'ofetch', 'node-fetch', 'undici']);
const KEY_METHODS = new Set([
  'getQueryData',
  'setQueryData',
  'getQueryState',
  'setQueryDefaults',
  'setMutationDefaults',
]);
const KEY_FIELDS = new Set(['queryKey', 'mutationKey']);

const CHECKS: readonly {
  readonly allow: readonly Exception[];
  readonly find: (file: SourceFile) => Iterable<Violation>;
}[] = [
  { allow: MAY_CONTAIN_PATHS, find: findPaths },
  { allow: MAY_CONTAIN_KEYS, find: findKeys },
  { allow: MAY_CALL, find: findCalls },
];

export const apiPaths: Rule = {
  name: 'api-paths',
  description: 'the API is called through the SDK only: no API path, query key or fetch elsewhere',
  *check(repository) {
    for (const file of repository.files) {
      if (!file.isCode) continue;
      for (const { allow, find } of CHECKS) if (findByPath(allow, file.path) === undefined) yield* find(file);
    }
  },
};

function* findPaths(file: SourceFile): Generator<Violation> {
  for (const { value, place } of findTexts(file.syntax)) {
    if (!API_PATH.test(value)) continue;
    yield violationAt(
      file,
      place.node.start,
      `contains the API path ${value}; call the operation from @croupier/sdk/client or @croupier/sdk/hooks`,
    );
  }
}

function* findKeys(file: SourceFile): Generator<Violation> {
  const fields = file.syntax.nodesOf('Property').filter(({ node }) => KEY_FIELDS.has(nameOf(node.key) ?? ''));
  const calls = file.syntax.nodesOf('CallExpression').filter(({ node }) => KEY_METHODS.has(calledName(node)));
  const keys = [...fields.map(({ node }) => node.value), ...calls.map(({ node }) => node.arguments[0])];
  for (const key of keys) {
    if (!isOfType(key, 'ArrayExpression') || !key.elements.some(isLiteral)) continue;
    yield violationAt(
      file,
      key.start,
      'contains a handwritten query key; take it from the options, or from `queryKeyOf`, of @croupier/sdk/hooks',
    );
  }
}

function isLiteral(element: NodeOf<'ArrayExpression'>['elements'][number]): boolean {
  return isOfType(element, 'Literal') || isOfType(element, 'TemplateLiteral');
}

function calledName({ callee }: NodeOf<'CallExpression'>): string {
  return isOfType(callee, 'MemberExpression') ? (nameOf(callee.property) ?? '') : '';
}

function* findCalls(file: SourceFile): Generator<Violation> {
  for (const { place, spellings } of findGlobals(file.syntax, new Set(CALLERS))) {
    if (isCalled(place)) yield violationAt(file, place.node.start, bypassMessage(spellings[0] ?? ''));
  }
  for (const { specifier, offset } of file.imports) {
    if (CLIENTS.has(specifier)) yield violationAt(file, offset, bypassMessage(specifier));
  }
}

function bypassMessage(name: string): string {
  return `calls ${name} directly; call the operation from @croupier/sdk, or add this file with a reason to MAY_CALL in api-paths.ts`;
}

/** True when the global is called or constructed here, also as `window.fetch`. */
function isCalled(place: Place): boolean {
  return place.key === 'callee' || (place.key === 'object' && place.parent?.key === 'callee');
}
