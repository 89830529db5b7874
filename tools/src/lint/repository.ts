import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolders } from '../../bootstrap/workspace.mjs';

/** A workspace package; the fields come from its package.json. */
export interface Package {
  readonly name: string;
  /** Relative to the repository root, without a trailing slash. */
  readonly folder: string;
  /** Sub-path such as `./theme` → file; a pattern has `*`. */
  readonly exports: ReadonlyMap<string, string>;
}

/** Binary files are never read. */
const BINARY = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|mp3|mp4|webm|ogg|pdf|zip|gz|wasm|sqlite|db)$/iu;

const packagesOf = new Map<string, readonly Package[]>();

/** The packages of the workspace, deepest folder first; read once. */
export function readPackages(root: string): readonly Package[] {
  const packages =
    packagesOf.get(root) ??
    workspaceFolders(root)
      .filter((folder) => folder !== '.')
      .map((folder) => readPackage(root, folder))
      .toSorted((a, b) => b.folder.length - a.folder.length);
  packagesOf.set(root, packages);
  return packages;
}

function readPackage(root: string, folder: string): Package {
  const manifest: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return { name: String(fieldOf(manifest, 'name')), folder, exports: readExports(fieldOf(manifest, 'exports')) };
}

function readExports(value: unknown): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map();
  const entries = Object.entries(value).flatMap(([subpath, target]): [string, string][] => {
    const path = firstPath(target);
    return path === undefined ? [] : [[subpath, path]];
  });
  return new Map(entries);
}

/** The target of an export: a path, or the first path among its conditions, `default` before the others. */
function firstPath(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  const candidates: unknown[] = [fieldOf(target, 'default'), ...Object.values(target)];
  return candidates.map(firstPath).find((path) => path !== undefined);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** All text files that git does not ignore, tracked or not, sorted; git also lists files whose deletion is not committed. */
export function listFiles(root: string): string[] {
  const paths = runGit(root, ['ls-files', '-co', '--exclude-standard', '-z']).split('\0');
  const isText = (path: string): boolean =>
    path !== '' && !BINARY.test(path) && statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true;
  return [...new Set(paths)].filter(isText).toSorted();
}

/** The output of a git command. */
export function runGit(root: string, args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
