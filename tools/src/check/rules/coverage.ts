import { matchesGlob } from 'node:path';
import config from '../../lint/config.ts';
import { modulesOf } from '../../lint/modules.ts';
import { MODULES, PACKAGE_RULES } from '../../lint/modules.data.ts';
import { BANNED_WORDS } from '../../lint/words.data.ts';
import type { Rule, Violation } from '../rule.ts';

const LINTED = /\.[cm]?[jt]sx?$/u;
/** Not linted, see `ignorePatterns` of the linter. */
const NOT_LINTED = /(?:^|\/)dist\/|\.gen\.ts$|mockServiceWorker\.js$/u;
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
    return [...paths.flatMap(checkPath), ...(paths.includes(CONFIGURATION) ? findUnused(paths) : [])];
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
  const listed = [
    ...MODULES.flatMap((module) => module.files ?? []),
    ...PACKAGE_RULES.flatMap(({ may }) => may.flatMap(({ where }) => where ?? [])).filter((place) =>
      place.includes('.'),
    ),
  ];
  const places = listed.filter((place) => !paths.includes(place));
  const globs = patternsOf().filter(
    ({ glob }) => !paths.some((path) => matchesGlob(withoutDots(path), withoutDots(glob))),
  );
  return [...[...rows, ...places].map((glob) => ({ glob, file: 'tools/src/lint/modules.data.ts' })), ...globs].map(
    ({ glob, file }) => ({ path: file, line: 1, message: `has ${glob}, which matches no file; remove or correct it` }),
  );
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
