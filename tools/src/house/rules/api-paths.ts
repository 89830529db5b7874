import { findGlobals } from '../globals.ts';
import { findByPath } from '../globs.ts';
import { type Exception, refuse, type Refusal, type Rule } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { isOfType, nameOf, type NodeOf, type Place } from '../syntax.ts';
import { findTexts } from '../texts.ts';

/** First folders of the platform's paths. */
const API_FOLDERS = ['wps', 'lgw', 'lotto'];
const API_PATH = new RegExp(`^/(?:${API_FOLDERS.join('|')})/`, 'u');

const MAY_SPELL_PATHS: readonly Exception[] = [
  { path: 'packages/sdk/src/generated/**', reason: 'made from the contract' },
  { path: 'api-spec/**', reason: 'the contract itself' },
  { path: 'packages/mock-server/**/*.test.ts', reason: 'tests the paths as they come over the wire' },
  { path: 'docs/**', reason: 'describes the contract' },
];

const MAY_SPELL_KEYS: readonly Exception[] = [{ path: 'packages/sdk/src/generated/**', reason: 'makes the keys' }];

const MAY_CALL: readonly Exception[] = [
  { path: 'packages/sdk/src/generated/**', reason: 'the generated client' },
  { path: 'packages/sdk/src/transport/**', reason: 'the one way to the API' },
  { path: 'apps/web/src/config/**', reason: 'loads config.json before there is a client' },
  { path: 'apps/web/src/features/speed-test/**', reason: 'pings mirror domains, which no contract describes' },
  { path: 'apps/web/src/features/play/game-channel.ts', reason: "carries a game's calls to the game's own server" },
  { path: 'apps/web/server/**', reason: 'takes the banner from a running mock' },
  { path: 'apps/web/e2e/**', reason: 'drives servers from outside' },
  { path: 'apps/web/build/mock-pages.test.ts', reason: 'asks the development server for its documents' },
  { path: 'apps/web/bench/**', reason: 'measures servers from outside' },
  { path: 'packages/mock-server/**', reason: 'is the other side of the call' },
  { path: 'api-spec/**', reason: 'asks a running server whether it conforms' },
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
  readonly find: (file: SourceFile) => Iterable<Refusal>;
}[] = [
  { allow: MAY_SPELL_PATHS, find: findPaths },
  { allow: MAY_SPELL_KEYS, find: findKeys },
  { allow: MAY_CALL, find: findCalls },
];

export const apiPaths: Rule = {
  name: 'api-paths',
  promise: 'the API is called through the SDK alone: no path, no query key and no fetch elsewhere',
  *check(house) {
    for (const file of house.files) {
      if (!file.isCode) continue;
      for (const { allow, find } of CHECKS) if (findByPath(allow, file.path) === undefined) yield* find(file);
    }
  },
};

function* findPaths(file: SourceFile): Generator<Refusal> {
  for (const { value, place } of findTexts(file.syntax)) {
    if (!API_PATH.test(value)) continue;
    yield refuse(
      file,
      place.node.start,
      `writes the API path ${value}; call the operation from @croupier/sdk/client or @croupier/sdk/query, which knows its path`,
    );
  }
}

function* findKeys(file: SourceFile): Generator<Refusal> {
  const fields = file.syntax.nodesOf('Property').filter(({ node }) => KEY_FIELDS.has(nameOf(node.key) ?? ''));
  const calls = file.syntax.nodesOf('CallExpression').filter(({ node }) => KEY_METHODS.has(calledName(node)));
  const keys = [...fields.map(({ node }) => node.value), ...calls.map(({ node }) => node.arguments[0])];
  for (const key of keys) {
    if (!isOfType(key, 'ArrayExpression') || !key.elements.some(isWritten)) continue;
    yield refuse(
      file,
      key.start,
      'writes a query key by hand; take it from the options in @croupier/sdk/query, so that every reader and invalidator agrees',
    );
  }
}

function isWritten(element: NodeOf<'ArrayExpression'>['elements'][number]): boolean {
  return isOfType(element, 'Literal') || isOfType(element, 'TemplateLiteral');
}

function calledName({ callee }: NodeOf<'CallExpression'>): string {
  return isOfType(callee, 'MemberExpression') ? (nameOf(callee.property) ?? '') : '';
}

function* findCalls(file: SourceFile): Generator<Refusal> {
  for (const { place, spellings } of findGlobals(file.syntax, new Set(CALLERS))) {
    if (isCalled(place)) yield refuse(file, place.node.start, callsBeside(spellings[0] ?? ''));
  }
  for (const one of file.imports) {
    if (CLIENTS.has(one.specifier)) yield refuse(file, one.offset, callsBeside(one.specifier));
  }
}

function callsBeside(name: string): string {
  return `calls ${name} beside the SDK; call the operation from @croupier/sdk, or name this file with its reason in MAY_CALL of api-paths.ts`;
}

/** Whether the global is called or constructed here, by itself or as `window.fetch`. */
function isCalled(place: Place): boolean {
  return place.key === 'callee' || (place.key === 'object' && place.parent?.key === 'callee');
}
