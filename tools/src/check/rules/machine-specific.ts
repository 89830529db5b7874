import { type Rule, type SourceFile, type Violation, violationAt } from '../rule.ts';

/** Values that are valid on one machine or network only; a path inside a URL does not count. */
const PATTERNS: readonly { readonly pattern: RegExp; readonly what: string; readonly instead: string }[] = [
  {
    pattern: /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\b|\bnpm\.pkg\.github\b|\b(?:npmmirror|taobao)\.(?:com|org)\b/giu,
    what: 'a registry host',
    instead: "configure the registry in each machine's own npm configuration",
  },
  {
    pattern: /(?<![\w.~@$}*/-])\/(?:work|root)\/|(?<![\w.~@$}*/-])\/(?:home|Users)\/\w[\w.-]*\/|\b[A-Z]:\\Users\\/gu,
    what: 'an absolute path',
    instead: 'write it relative to the repository root, or resolve it at run time',
  },
];

/** In a lock file every host is a registry. */
const HOST = {
  pattern: /https?:\/\/[^\s'"},]+/gu,
  what: 'a host',
  instead: 'install from the default registry again, so that the lock file contains no host',
};
const LOCK_FILES = /(?:^|\/)(?:pnpm-lock\.yaml|package-lock\.json|yarn\.lock)$/u;

export const machineSpecific: Rule = {
  name: 'machine-specific',
  description: 'no file contains a registry host or an absolute path',
  *check(files) {
    for (const file of files) {
      yield* findPatterns(file);
    }
  },
};

function* findPatterns(file: SourceFile): Generator<Violation> {
  const patterns = LOCK_FILES.test(file.path) ? [...PATTERNS, HOST] : PATTERNS;
  for (const { pattern, what, instead } of patterns) {
    for (const match of file.text.matchAll(pattern)) {
      yield violationAt(file, match.index, `contains ${what} (${match[0]}); ${instead}`);
    }
  }
}
