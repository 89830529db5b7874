import { matchesGlob, posix } from 'node:path';
import config from '../../lint/config.ts';
import { DOMAIN_AREAS } from '../../lint/domain-areas.data.ts';
import { isTest, moduleOf, modulesOf } from '../../lint/modules.ts';
import { MODULES } from '../../lint/modules.data.ts';
import { PACKAGE_RULES } from '../../lint/package-rules.data.ts';
import { BANNED_WORDS } from '../../lint/words.data.ts';
import type { Rule, SourceFile, Violation } from '../rule.ts';

const LINTED = /\.[cm]?[jt]sx?$/u;
/** Not linted, see `ignorePatterns` of the linter. */
const NOT_LINTED = /(?:^|\/)dist\/|\.gen\.ts$|mockServiceWorker\.js$/u;
const TABLE = 'tools/src/lint/modules.data.ts';
const WEB_TABLE = 'tools/src/lint/web-modules.data.ts';
const PACKAGE_TABLE = 'tools/src/lint/package-rules.data.ts';
const AREAS = 'tools/src/lint/domain-areas.data.ts';
const CONFIGURATION = 'tools/src/lint/config.ts';
const IN_PACKAGE = /^(?:api-spec|packages|apps|tools)\//u;

/** A pattern of a rule or an exception, and the file that contains it. */
interface Pattern {
  readonly glob: string;
  readonly file: string;
}

export const coverage: Rule = {
  name: 'coverage',
  description: 'every file is in one module, and every pattern of a rule or exception matches a file',
  check(files) {
    const paths = files.map(({ path }) => path).filter((path) => LINTED.test(path) && !NOT_LINTED.test(path));
    if (!paths.includes(CONFIGURATION)) return paths.flatMap(checkPath);
    return [...paths.flatMap(checkPath), ...findUnused(paths), ...findUnusedImports(files)];
  },
};

function checkPath(path: string): Violation[] {
  const modules = modulesOf(path).map(({ name }) => name);
  if (!IN_PACKAGE.test(path) || modules.length === 1) return [];
  const message =
    modules.length === 0
      ? 'is in no module, so no dependency rule applies; add its folder and rules to modules.data.ts'
      : `is in the modules ${modules.join(' and ')}; correct their paths in modules.data.ts`;
  return [{ path, line: 1, message }];
}

function findUnused(paths: readonly string[]): Violation[] {
  const used = new Set(paths.flatMap((path) => modulesOf(path).map((module) => module.path)));
  // Git ignores generated code.
  const rows = MODULES.map(({ path }) => path).filter((path) => !used.has(path) && !path.endsWith('/generated/'));
  const isMissing = (place: string): boolean => !paths.includes(place);
  const files = MODULES.flatMap((module) => module.files ?? []).filter(isMissing);
  const places = PACKAGE_RULES.flatMap(({ may }) => may.flatMap(({ where }) => where ?? [])).filter(
    (place) => place.includes('.') && isMissing(place),
  );
  const globs = patternsOf().filter(
    ({ glob }) => !paths.some((path) => matchesGlob(withoutDots(path), withoutDots(glob))),
  );
  const patterns: Pattern[] = [
    ...[...rows, ...files].map((glob) => ({ glob, file: glob.startsWith('apps/web/') ? WEB_TABLE : TABLE })),
    ...places.map((glob) => ({ glob, file: PACKAGE_TABLE })),
    ...globs,
  ];
  return patterns.map(({ glob, file }) => ({
    path: file,
    line: 1,
    message: `has ${glob}, which matches no file; remove or correct it`,
  }));
}

function patternsOf(): Pattern[] {
  const overrides = config.overrides.flatMap(({ files, excludeFiles = [] }) => [...files, ...excludeFiles]);
  return [
    ...[...new Set(overrides)].map((glob) => ({ glob, file: CONFIGURATION })),
    ...BANNED_WORDS.flatMap(({ allowedIn = [] }) =>
      allowedIn.map((glob) => ({ glob, file: 'tools/src/lint/words.data.ts' })),
    ),
  ];
}

/** Node's globs do not match names that begin with a dot; oxlint's do. */
function withoutDots(path: string): string {
  return path.replaceAll('/.', '/');
}

const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*'(\.[^'?]+)/gu;

/** Areas that a row names, but which no file of its area imports. */
function findUnusedImports(files: readonly SourceFile[]): Violation[] {
  const shipped = files.filter(({ path }) => LINTED.test(path) && !isTest(path));
  const used = new Set(shipped.flatMap(({ path, text }) => importsOf(path, text).map((to) => moduleNames(path, to))));
  return DOMAIN_AREAS.flatMap(({ area, imports }) =>
    imports
      .filter((name) => !used.has(`mock/domain/${area} mock/domain/${name}`))
      .map((name) => {
        return {
          path: AREAS,
          line: 1,
          message: `lets ${area} import ${name}, which it does not; remove ${name} from the row`,
        };
      }),
  );
}

function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(RELATIVE_IMPORT)].map(([, specifier = '']) => posix.join(posix.dirname(path), specifier));
}

/** The importing and the imported module. */
function moduleNames(from: string, to: string): string {
  return `${moduleOf(from)?.name} ${moduleOf(to)?.name}`;
}
