/** The tests that must fail with a fault. */
export type Proof =
  /** All unit tests of the file's package that import the file, directly or indirectly. */
  | { readonly kind: 'related' }
  /** These unit tests, relative to the root. For pages, because the tests that import a page are many and slow. */
  | { readonly kind: 'unit'; readonly tests: readonly string[] }
  /** Stories in a browser, by a part of their file name. For behaviour that jsdom does not have. */
  | { readonly kind: 'stories'; readonly name: string }
  /** An end-to-end test, by its file in apps/web/e2e and a part of its title. */
  | { readonly kind: 'e2e'; readonly journey: string; readonly title: string };

/** A wrong line that is planted to see whether a test fails. */
export interface Fault {
  /** Unique, kebab-case. */
  readonly id: string;
  /** Relative to the repository root. */
  readonly file: string;
  /** A part of a line that the file contains exactly once. */
  readonly before: string;
  /** Replaces `before` while the tests run. */
  readonly after: string;
  /** The correct behaviour that the fault breaks, with its requirement id if there is one. */
  readonly breaks: string;
  readonly proof: Proof;
  /** Why no test can fail with this fault. */
  readonly survives?: string;
}

/** A fault in a list whose entries share one proof. */
export type UnprovenFault = Omit<Fault, 'proof'>;
