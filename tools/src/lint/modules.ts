import type { Module } from './module.ts';
import { MODULES } from './modules.data.ts';

/** A module, with the `*` of its name and path replaced. */
export interface FoundModule extends Module {
  readonly name: string;
}

const PATTERNS = MODULES.map((module) => ({ module, pattern: toRegExp(module.path) }));

/** Tests, stories and their support, which are not shipped. */
const TEST_ONLY = /\.(?:test|spec)\.tsx?$|\.stories\.tsx$|\/src\/testing\//u;

export function isTest(path: string): boolean {
  return TEST_ONLY.test(path);
}

/** All modules that contain a path; exactly one for a file of a package. */
export function modulesOf(path: string): FoundModule[] {
  return PATTERNS.flatMap(({ module, pattern }) => {
    const match = pattern.exec(path);
    return match === null ? [] : [{ ...module, name: module.name.replace('*', match[1] ?? '') }];
  });
}

export function moduleOf(path: string): FoundModule | undefined {
  return modulesOf(path)[0];
}

/**
 * @param reached the name of a module of the same package, or the specifier of another package
 * @param file in that module
 */
export function mayImport({ name, may, files }: FoundModule, reached: string, file: string | undefined): boolean {
  const isListed = matchesName(may, reached) || (file !== undefined && files?.includes(file) === true);
  return isListed && rankOf(reached) < rankOf(name);
}

/** The row of a module; -1 for a specifier. */
function rankOf(name: string): number {
  return MODULES.findIndex((module) => matchesName([module.name], name));
}

/** True when a name matches a pattern of `may`: the name itself, or its start before `*`. */
export function matchesName(patterns: readonly string[], name: string): boolean {
  return patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name));
}

function toRegExp(path: string): RegExp {
  const body = path
    .split('*')
    .map((part) => RegExp.escape(part))
    .join('([^/]+)');
  return new RegExp(path.endsWith('/') ? `^${body}` : `^${body}$`, 'u');
}
