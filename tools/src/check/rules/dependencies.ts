import { findGlobals } from '../globals.ts';
import { matchesAny } from '../globs.ts';
import type { Import } from '../imports.ts';
import { NO_LAYER, OUTSIDE } from '../layers.ts';
import type { Repository } from '../repository.ts';
import { resolveImport, type Target } from '../resolve-import.ts';
import { type Rule, type Violation, violationAt } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { LAYER_RULES, type LayerRule, PACKAGE_RULES, TEST_ONLY } from './dependency-rules.data.ts';
import { BUILTIN_RULES, GLOBAL_RULES, LIBRARY_RULES, type LibraryRule } from './library-rules.data.ts';

interface ResolvedImport {
  readonly imported: Import;
  readonly target: Target;
}

type Check = (repository: Repository, file: SourceFile, resolved: ResolvedImport) => string | undefined;

const CHECKS: readonly Check[] = [checkPackage, checkLayer, checkLibrary, checkBuiltin];

export const dependencies: Rule = {
  name: 'dependencies',
  description: 'packages and layers import only what the dependency rules allow',
  *check(repository) {
    for (const file of repository.files) {
      if (!file.isCode || file.purpose === 'generated') continue;
      yield* checkHasLayer(file);
      for (const imported of file.imports) {
        const resolved = { imported, target: resolveImport(repository, file, imported) };
        const messages = CHECKS.map((check) => check(repository, file, resolved));
        const message = messages.find((candidate) => candidate !== undefined);
        if (message !== undefined) yield violationAt(file, imported.offset, message);
      }
      yield* checkGlobals(file);
    }
  },
};

function* checkHasLayer(file: SourceFile): Generator<Violation> {
  if (file.layer !== NO_LAYER) return;
  const message =
    'is in no layer, so no dependency rule applies; move it into a layer, or add the folder to layers.ts and its rules to dependency-rules.data.ts';
  yield { path: file.path, line: 1, message };
}

function checkPackage(
  repository: Repository,
  file: SourceFile,
  { imported, target }: ResolvedImport,
): string | undefined {
  const from = repository.packageOf(file.path);
  const to =
    target.kind === 'workspace' ? target.to : target.kind === 'file' ? repository.packageOf(target.path) : undefined;
  if (from === undefined || to === undefined || from === to) return undefined;
  const rule = PACKAGE_RULES.find((row) => row.from === from.folder);
  if (rule === undefined) return undefined;
  const isAllowedImport = rule.may.some(
    (row) =>
      row.to === to.folder &&
      (row.kinds?.includes(imported.kind) ?? true) &&
      !matchesAny(row.except ?? [], imported.specifier) &&
      (row.where === undefined || matchesAny(row.where, file.path)),
  );
  return isAllowedImport
    ? undefined
    : `imports ${imported.specifier}, which ${from.folder} must not import; ${rule.instead}`;
}

function checkLayer(
  _repository: Repository,
  file: SourceFile,
  { imported, target }: ResolvedImport,
): string | undefined {
  const reached = reachedLayer(target);
  if (reached === undefined || matchesAny(TEST_ONLY, file.path)) return undefined;
  const rule = LAYER_RULES.find((row) => matchesAny([row.from], file.layer));
  if (rule === undefined || mayReach(rule, file, imported, target, reached)) return undefined;
  const name = target.kind === 'workspace' ? imported.specifier : `${imported.specifier} of ${reached}`;
  const isLazy = matchesAny(rule.lazily ?? [], reached) ? ' statically' : '';
  return `imports ${name} into ${file.layer}${isLazy}; ${rule.instead}`;
}

/** The target as written in LAYER_RULES: a layer of the same package, or the specifier of another package. */
function reachedLayer(target: Target): string | undefined {
  if (target.kind === 'workspace') return specifierOf(target.to.name, target.subpath);
  if (target.kind !== 'file') return undefined;
  return target.layer === OUTSIDE ? undefined : target.layer;
}

function specifierOf(name: string, subpath: string): string {
  return subpath.replace(/^\./u, name);
}

function mayReach(rule: LayerRule, file: SourceFile, imported: Import, target: Target, reached: string): boolean {
  if (reached === file.layer || matchesAny(rule.may, reached)) return true;
  if (imported.kind !== 'static' && matchesAny(rule.lazily ?? [], reached)) return true;
  if (imported.kind === 'type' && matchesAny(rule.types ?? [], reached)) return true;
  return target.kind === 'file' && matchesAny(rule.files ?? [], target.path);
}

function checkLibrary(_repository: Repository, file: SourceFile, { target }: ResolvedImport): string | undefined {
  if (target.kind !== 'library') return undefined;
  const violated = LIBRARY_RULES.find((rule) => appliesTo(rule, file) && !isAllowed(rule, target.name));
  return violated && `imports ${target.name}, which is not allowed in ${locationOf(file)}; ${violated.instead}`;
}

function isAllowed({ never, only }: LibraryRule, name: string): boolean {
  return !matchesAny(never ?? [], name) && (only === undefined || matchesAny(only, name));
}

function checkBuiltin(_repository: Repository, file: SourceFile, { target }: ResolvedImport): string | undefined {
  if (target.kind !== 'builtin') return undefined;
  const violated = BUILTIN_RULES.find((rule) => appliesTo(rule, file));
  return violated && `imports ${target.name}, a Node module, in ${locationOf(file)}; ${violated.instead}`;
}

function* checkGlobals(file: SourceFile): Generator<Violation> {
  for (const rule of GLOBAL_RULES.filter((candidate) => appliesTo(candidate, file))) {
    for (const { spellings, place } of findGlobals(file.syntax, firstNames(rule.names))) {
      const name = spellings.findLast((spelling) => rule.names.includes(spelling));
      if (name !== undefined)
        yield violationAt(file, place.node.start, `uses ${name} in ${locationOf(file)}; ${rule.instead}`);
    }
  }
}

function firstNames(names: readonly string[]): Set<string> {
  return new Set(names.map((name) => name.replace(/^new /u, '').replace(/[.(].*$/u, '')));
}

function appliesTo({ where, except }: Pick<LibraryRule, 'where' | 'except'>, file: SourceFile): boolean {
  return matchesAny(where, file.path) && !matchesAny(except ?? [], file.path);
}

/** The layer of a file, or its folder when it has no layer. */
function locationOf(file: SourceFile): string {
  return file.layer === OUTSIDE ? file.path.split('/').slice(0, -1).join('/') || 'the root' : file.layer;
}
