import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Import } from './imports.ts';
import { layerOf, OUTSIDE } from './layers.ts';
import type { Package, Repository } from './repository.ts';
import type { SourceFile } from './source-file.ts';

/** The target of an import. */
export type Target =
  /** A relative path; outside the package it is a violation. */
  | { readonly kind: 'file'; readonly path: string; readonly layer: string }
  /** A workspace package; `layer` is undefined if the package does not export the sub-path. */
  | { readonly kind: 'workspace'; readonly to: Package; readonly subpath: string; readonly layer: string | undefined }
  | { readonly kind: 'builtin'; readonly name: string }
  /** A package from the registry, without sub-path. */
  | { readonly kind: 'library'; readonly name: string };

const BARE = /^(@[^/]+\/[^/]+|[^/]+)(?:\/(.+))?$/u;

/** Resolves an import without disk access; the compiler checks that the file exists. */
export function resolveImport(repository: Repository, file: SourceFile, { specifier }: Import): Target {
  const bare = specifier.replace(/\?.*$/u, '');
  if (bare.startsWith('.') || bare.startsWith('/')) {
    const path = bare.startsWith('/') ? bare.slice(1) : posix.join(posix.dirname(file.path), bare);
    return { kind: 'file', path, layer: layerOf(path) };
  }
  if (isBuiltin(bare)) return { kind: 'builtin', name: bare };
  const [, name = bare, rest] = BARE.exec(bare) ?? [];
  const to = repository.packageNamed(name);
  if (to === undefined) return { kind: 'library', name };
  const subpath = rest === undefined ? '.' : `./${rest}`;
  return { kind: 'workspace', to, subpath, layer: layerOfExport(to, subpath) };
}

/** The layer of the exported file, or undefined if the package does not export the sub-path. */
function layerOfExport(to: Package, subpath: string): string | undefined {
  for (const [pattern, target] of to.exports) {
    const filled = fillPattern(pattern, target, subpath);
    if (filled !== undefined) return layerOf(posix.join(to.folder, filled));
  }
  return subpath === './package.json' ? OUTSIDE : undefined;
}

/** Node's export pattern: one `*`, replaced by the same text in sub-path and target. */
function fillPattern(pattern: string, target: string, subpath: string): string | undefined {
  const [head = '', tail] = pattern.split('*');
  if (tail === undefined) return pattern === subpath ? target : undefined;
  const fits = subpath.length > head.length + tail.length && subpath.startsWith(head) && subpath.endsWith(tail);
  return fits ? target.replaceAll('*', subpath.slice(head.length, subpath.length - tail.length)) : undefined;
}
