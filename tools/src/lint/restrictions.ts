/** Libraries and globals that some files must not use; config.ts says which files. */

import type { RestrictedGlobals } from './rules/restricted-globals.ts';

export interface Restriction {
  readonly regex: string;
  readonly message: string;
}

/** A pattern of packages with their sub-paths. */
function packages(names: readonly string[]): string {
  return `(?:${names.map((name) => name.replaceAll('*', '[^/]*')).join('|')})(?:/|$)`;
}

function never(names: readonly string[], message: string): Restriction {
  return { regex: `^${packages(names)}`, message };
}

const REACT = ['react', 'react-dom', 'react-*', '@mui/*', '@emotion/*'];
const QUERY = ['@tanstack/react-query', '@tanstack/react-query-*', '@tanstack/query-*'];
const LANGUAGE = ['i18next', 'i18next-*', 'react-i18next'];
const KEPT = ['idb', 'idb-keyval', 'js-cookie', 'localforage'];

const NO_ENTITIES = never(['@mswjs/data'], 'use packages/mock-server/src/store, the only layer that stores rows');
const NO_COMPILER = never(
  ['typescript'],
  'parse with oxc-parser; the compiler API is used only in api-spec, for code generation',
);
const NO_CLIENT = never(
  ['axios', 'ky', 'got', 'superagent', 'ofetch', 'node-fetch', 'undici'],
  'call the operation from @croupier/sdk',
);
export const EVERYWHERE = [NO_ENTITIES, NO_COMPILER, NO_CLIENT];
export const IN_STORE = [NO_COMPILER, NO_CLIENT];
export const IN_GENERATOR = [NO_ENTITIES, NO_CLIENT];

export const NO_NODE_IN_BROWSER = never(['node:.*'], 'use a Web API; this code runs in a browser');
export const NO_NODE_IN_MOCK = never(
  ['node:.*'],
  'use a Web API, or move the code into server.ts, node.ts or a sqlite, file or node- module of store/; the mock also runs in a browser',
);
export const NO_FRAMEWORK = never(
  [...REACT, ...QUERY, ...LANGUAGE, ...KEPT],
  'throw an error and handle it in the app; these layers use only the contract and Web APIs',
);
export const NO_HTTP = never(
  ['msw', 'hono', '@hono/*', ...REACT],
  'take and return plain data; HTTP belongs to the gateway',
);
export const NO_APP = never(
  ['react-router', 'react-router-*', '@react-router/*', 'msw', ...LANGUAGE, ...QUERY],
  'pass a link component, texts and data as props',
);
const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'document'];
const CLOCK = ['Date.now', 'new Date()', 'Date()', 'performance.now'];
const RANDOM = ['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'];

export const RULE_GLOBALS: RestrictedGlobals = {
  names: [...CLOCK, ...RANDOM, ...STORAGE, 'fetch', 'XMLHttpRequest', 'location', 'navigator', 'process'],
  instead: 'pass the time, the number or the value as a parameter, so that app and mock get the same result',
};
export const SDK_GLOBALS: RestrictedGlobals = {
  names: [...STORAGE, 'location'],
  instead: 'pass a store or an address as a parameter; only the app knows its environment',
};
export const HTTP_GLOBALS: RestrictedGlobals = {
  names: ['Request', 'Response'],
  instead: 'take and return plain data; HTTP belongs to the gateway',
};
export const WORLD_GLOBALS: RestrictedGlobals = {
  names: [...CLOCK, ...RANDOM],
  instead: "use the world's clock and seeded random numbers, so that a test can set the time and reproduce the numbers",
};
export const UI_GLOBALS: RestrictedGlobals = {
  names: ['fetch', 'XMLHttpRequest'],
  instead: 'pass data and callbacks as props; the design system makes no requests',
};
