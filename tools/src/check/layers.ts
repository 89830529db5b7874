import { escapeText } from './globs.ts';

/** The layer of a file that is in a folder with layers, but in none of these layers. */
export const NO_LAYER = 'no layer';

/** The layer of a file outside all folders with layers: configuration, scripts, documents. */
export const OUTSIDE = 'outside';

/**
 * Path patterns of the layers; the first match counts. A pattern that ends in `/` matches everything below it; `*` matches
 * one name, which replaces the `*` in the layer's name. A new folder needs a row here and its dependency rules.
 */
const LAYERS: readonly (readonly [pattern: string, layer: string])[] = [
  ['packages/sdk/src/generated/', 'sdk/generated'],
  ['packages/sdk/src/errors/', 'sdk/errors'],
  ['packages/sdk/src/rules/', 'sdk/rules'],
  ['packages/sdk/src/codec/', 'sdk/codec'],
  ['packages/sdk/src/transport/', 'sdk/transport'],
  ['packages/sdk/src/hooks/', 'sdk/hooks'],
  ['packages/sdk/src/testing/', 'sdk/testing'],
  ['packages/sdk/src/*', 'sdk/entries'],
  ['packages/sdk/src/', NO_LAYER],

  ['packages/mock-server/src/clock/', 'mock/clock'],
  ['packages/mock-server/src/store/', 'mock/store'],
  ['packages/mock-server/src/domain/', 'mock/domain'],
  ['packages/mock-server/src/seed/', 'mock/seed'],
  ['packages/mock-server/src/scenario/', 'mock/scenario'],
  ['packages/mock-server/src/handlers/', 'mock/handlers'],
  ['packages/mock-server/src/gateway/', 'mock/gateway'],
  ['packages/mock-server/src/testing/', 'mock/testing'],
  ['packages/mock-server/src/*', 'mock/entries'],
  ['packages/mock-server/src/', NO_LAYER],
  ['packages/mock-server/art/', 'mock/art'],
  ['packages/mock-server/games/', 'mock/games'],
  ['packages/mock-server/files/', 'mock/files'],
  ['packages/mock-server/bench/', 'mock/bench'],
  ['packages/mock-server/vitest.config.ts', OUTSIDE],
  ['packages/mock-server/', NO_LAYER],

  ['packages/ui/src/theme/', 'ui/theme'],
  ['packages/ui/src/components/', 'ui/components'],
  ['packages/ui/src/testing/', 'ui/testing'],
  ['packages/ui/src/*.d.ts', OUTSIDE],
  ['packages/ui/src/', NO_LAYER],

  ['apps/web/src/app/', 'web/app'],
  ['apps/web/src/pages/', 'web/pages'],
  ['apps/web/src/session/', 'web/session'],
  ['apps/web/src/features/*/', 'web/features/*'],
  ['apps/web/src/shared/', 'web/shared'],
  ['apps/web/src/i18n/', 'web/i18n'],
  ['apps/web/src/config/', 'web/config'],
  ['apps/web/src/testing/', 'web/testing'],
  ['apps/web/src/*.d.ts', OUTSIDE],
  ['apps/web/src/', NO_LAYER],
  ['apps/web/server/', 'web/server'],
  ['apps/web/brands/', 'web/brands'],
  ['apps/web/e2e/', 'web/e2e'],
  ['apps/web/bench/', 'web/bench'],
];

const COMPILED = LAYERS.map(([pattern, layer]) => ({ pattern: toRegExp(pattern), layer }));

/** The layer of a path. */
export function layerOf(path: string): string {
  for (const { pattern, layer } of COMPILED) {
    const match = pattern.exec(path);
    if (match !== null) return layer.replace('*', match[1] ?? '');
  }
  return OUTSIDE;
}

function toRegExp(pattern: string): RegExp {
  const body = escapeText(pattern).replaceAll(/\\\*/gu, '([^/]+)');
  return new RegExp(pattern.endsWith('/') ? `^${body}` : `^${body}$`, 'u');
}
