import { findByPath } from '../globs.ts';
import { type Exception, refuse, type Refusal, type Rule } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';

/** What only one machine or one network has; a path counts only where it begins, not inside an address. */
const TRACES: readonly { readonly pattern: RegExp; readonly what: string; readonly instead: string }[] = [
  {
    pattern: /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\b|\bnpm\.pkg\.github\b|\b(?:npmmirror|taobao)\.(?:com|org)\b/giu,
    what: 'a registry host',
    instead: "leave the registry to each machine's own npm configuration",
  },
  {
    pattern: /(?<![\w.~@$}*/-])\/(?:work|root)\/|(?<![\w.~@$}*/-])\/(?:home|Users)\/\w[\w.-]*\/|\b[A-Z]:\\Users\\/gu,
    what: 'an absolute path of one machine',
    instead: 'name it from the root of the house, or find it at run time',
  },
];

/** In a lock file any host is a registry's or a private one's. */
const HOST = {
  pattern: /https?:\/\/[^\s'"},]+/gu,
  what: 'a host',
  instead: 'install from the plain registry again, so that the lock file names none',
};
const LOCK_FILES = /(?:^|\/)(?:pnpm-lock\.yaml|package-lock\.json|yarn\.lock)$/u;

/** Files that may carry such a trace. */
const MAY_NAME: readonly Exception[] = [];

export const noMachine: Rule = {
  name: 'no-machine',
  promise: 'no file knows a registry host or the path of one machine',
  *check(house) {
    for (const file of house.files) {
      if (findByPath(MAY_NAME, file.path) === undefined) yield* findTraces(file);
    }
  },
};

function* findTraces(file: SourceFile): Generator<Refusal> {
  const traces = LOCK_FILES.test(file.path) ? [...TRACES, HOST] : TRACES;
  for (const { pattern, what, instead } of traces) {
    for (const match of file.text.matchAll(pattern)) {
      yield refuse(file, match.index, `names ${what} (${match[0]}); ${instead}`);
    }
  }
}
