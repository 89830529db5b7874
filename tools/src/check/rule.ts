/** A text file of the repository. */
export interface SourceFile {
  /** Relative to the repository root, with forward slashes. */
  readonly path: string;
  /** Read on first use. */
  readonly text: string;
}

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
  check(files: readonly SourceFile[], root: string): Iterable<Violation>;
}

/** @param offset UTF-16 index into the text of the file */
export function violationAt({ path, text }: SourceFile, offset: number, message: string): Violation {
  return { path, line: text.slice(0, offset).split('\n').length, message };
}
