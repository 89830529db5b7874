import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createSourceFile, type SourceFile } from './source-file.ts';

/** A workspace package; the fields come from its package.json. */
export interface Package {
  readonly name: string;
  /** Relative to the repository root, without a trailing slash. */
  readonly folder: string;
  /** Sub-path such as `./theme` → file; a pattern has one `*`. */
  readonly exports: ReadonlyMap<string, string>;
}

/** The input of every rule. */
export interface Repository {
  readonly files: readonly SourceFile[];
  readonly packages: readonly Package[];
  /** Commits that the commit rule checks, newest first; empty without git. */
  readonly commits: readonly Commit[];
  /** The package that contains a path, or undefined at the repository root. */
  packageOf(path: string): Package | undefined;
  packageNamed(name: string): Package | undefined;
}

export interface Commit {
  /** Abbreviated. */
  readonly hash: string;
  readonly subject: string;
}

/** Binary files are never read. */
const BINARY = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|mp3|mp4|webm|ogg|pdf|zip|gz|wasm|sqlite|db)$/iu;
/** The folders of .gitignore, for a tree without git. */
const IGNORED_FOLDERS = new Set([
  '.git',
  'node_modules',
  'dist',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
]);
const GENERATED = /\.gen\.ts$/u;
const MANIFEST = /^(.+)\/package\.json$/u;
const FIXTURE = /(?:^|\/)(?:fixtures|brands)\//u;

/** Reads all files that git does not ignore, tracked or not; the content of a file is read on first use. */
export function readRepository(root: string, commits: readonly Commit[] = []): Repository {
  const paths = (listByGit(root) ?? listByWalk(root)).filter((path) => !BINARY.test(path) && isFile(join(root, path)));
  const files = paths.toSorted().map((path) => createSourceFile(path, () => readText(join(root, path))));
  return createRepository(files, commits);
}

/** Creates a repository of these files; its packages are those whose package.json is among the files. */
export function createRepository(files: readonly SourceFile[], commits: readonly Commit[] = []): Repository {
  const packages = files.flatMap(toPackage).toSorted((a, b) => b.folder.length - a.folder.length);
  return {
    files,
    packages,
    commits,
    packageOf: (path) => packages.find(({ folder }) => path.startsWith(`${folder}/`)),
    packageNamed: (name) => packages.find((candidate) => candidate.name === name),
  };
}

function toPackage(file: SourceFile): Package[] {
  const folder = MANIFEST.exec(file.path)?.[1];
  if (folder === undefined || FIXTURE.test(file.path)) return [];
  const manifest: unknown = JSON.parse(file.text);
  const name = fieldOf(manifest, 'name');
  return typeof name === 'string' ? [{ name, folder, exports: readExports(fieldOf(manifest, 'exports')) }] : [];
}

function readExports(value: unknown): Map<string, string> {
  if (typeof value === 'string') return new Map([['.', value]]);
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

function listByGit(root: string): string[] | undefined {
  const listed = runGit(root, ['ls-files', '-co', '--exclude-standard', '-z']);
  return listed === undefined ? undefined : [...new Set(listed.split('\0').filter((path) => path !== ''))];
}

/** The output of a git command; undefined without git or outside a repository. */
export function runGit(root: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

function listByWalk(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : listByWalk(root, path);
    return entry.isFile() && !GENERATED.test(path) ? [path] : [];
  });
}

/** Git still lists files whose deletion is not committed. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function readText(path: string): string {
  const text = readFileSync(path, 'utf8');
  return text.includes('\0') ? '' : text;
}
