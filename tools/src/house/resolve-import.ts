import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { House, Package } from './house.ts';
import type { Import } from './imports.ts';
import { OUTSIDE, roomOf } from './rooms.ts';
import type { SourceFile } from './source-file.ts';

/** What an import reaches. */
export type Target =
  /** A file by relative path, in the same package or, wrongly, beyond it. */
  | { readonly kind: 'file'; readonly path: string; readonly room: string }
  /** A workspace package by name; `room` is where its export leads, and undefined if it exports no such sub-path. */
  | { readonly kind: 'workspace'; readonly to: Package; readonly subpath: string; readonly room: string | undefined }
  | { readonly kind: 'builtin'; readonly name: string }
  /** A package from the registry, by name without sub-path. */
  | { readonly kind: 'library'; readonly name: string };

const BARE = /^(@[^/]+\/[^/]+|[^/]+)(?:\/(.+))?$/u;

/** Finds what an import of the file reaches; nothing is looked up on disk. */
export function resolveImport(house: House, file: SourceFile, { specifier }: Import): Target {
  const bare = specifier.replace(/\?.*$/u, '');
  if (bare.startsWith('.') || bare.startsWith('/')) {
    const path = bare.startsWith('/') ? bare.slice(1) : posix.join(posix.dirname(file.path), bare);
    return { kind: 'file', path, room: roomOf(path) };
  }
  if (isBuiltin(bare)) return { kind: 'builtin', name: bare };
  const [, name = bare, rest] = BARE.exec(bare) ?? [];
  const to = house.packageNamed(name);
  if (to === undefined) return { kind: 'library', name };
  const subpath = rest === undefined ? '.' : `./${rest}`;
  return { kind: 'workspace', to, subpath, room: roomOfExport(to, subpath) };
}

/** The room that a sub-path of a package leads to, or undefined if the package does not export it. */
function roomOfExport(to: Package, subpath: string): string | undefined {
  for (const [pattern, target] of to.exports) {
    const filled = fillPattern(pattern, target, subpath);
    if (filled !== undefined) return roomOf(posix.join(to.folder, filled));
  }
  return subpath === './package.json' ? OUTSIDE : undefined;
}

/** Node's export pattern: one `*` in the sub-path stands for the same text in the target. */
function fillPattern(pattern: string, target: string, subpath: string): string | undefined {
  const [head = '', tail] = pattern.split('*');
  if (tail === undefined) return pattern === subpath ? target : undefined;
  const fits = subpath.length > head.length + tail.length && subpath.startsWith(head) && subpath.endsWith(tail);
  return fits ? target.replaceAll('*', subpath.slice(head.length, subpath.length - tail.length)) : undefined;
}
