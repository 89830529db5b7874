import type { Repository } from './repository.ts';
import type { SourceFile } from './source-file.ts';

/** `path:line message` reads as one sentence: what is wrong, and what to do instead. */
export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** One check of the repository; it passes when it finds no violation. */
export interface Rule {
  readonly name: string;
  /** The requirement, as shown above its violations. */
  readonly description: string;
  check(repository: Repository): Iterable<Violation>;
}

/** An exception to a rule, listed in the file of the rule. */
export interface Exception {
  /** A glob of paths. */
  readonly path: string;
  readonly reason: string;
}

/** @param offset UTF-16 index into the text of the file */
export function violationAt(file: SourceFile, offset: number, message: string): Violation {
  return { path: file.path, line: file.lineAt(offset), message };
}
