import type { SourceFile } from './source-file.ts';

/** A workspace package, as its package.json says. */
export interface Package {
  readonly name: string;
  /** From the root of the house, without a slash at the end. */
  readonly folder: string;
  /** What others may import, by sub-path such as `./theme`; a pattern has one `*`. */
  readonly exports: ReadonlyMap<string, string>;
}

/** Everything that the rules look at. */
export interface House {
  readonly files: readonly SourceFile[];
  readonly packages: readonly Package[];
  /** The package that a path belongs to, or undefined at the root of the house. */
  packageOf(path: string): Package | undefined;
  packageNamed(name: string): Package | undefined;
}

const MANIFEST = /^(.+)\/package\.json$/u;
const FIXTURE = /(?:^|\/)(?:fixtures|brands)\//u;

/** Makes the model; packages are read from the package.json files among the files. */
export function createHouse(files: readonly SourceFile[]): House {
  const packages = files.flatMap(toPackage).toSorted((a, b) => b.folder.length - a.folder.length);
  return {
    files,
    packages,
    packageOf: (path) => packages.find(({ folder }) => path.startsWith(`${folder}/`)),
    packageNamed: (name) => packages.find((one) => one.name === name),
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

/** The target of an export: a path, or the first path among its conditions, `default` before others. */
function firstPath(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  const candidates: unknown[] = [fieldOf(target, 'default'), ...Object.values(target)];
  return candidates.map(firstPath).find((path) => path !== undefined);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
