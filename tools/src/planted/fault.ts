/** Which tests have to notice a fault. */
export type Proof =
  /** The unit tests of the file's package that import the file, directly or through others. */
  | { readonly kind: 'related' }
  /** These unit tests, from the repository's root. Pages: what imports a page is slow and mostly about something else. */
  | { readonly kind: 'unit'; readonly tests: readonly string[] }
  /** Stories in a browser, by a part of the file's name: what jsdom cannot show. */
  | { readonly kind: 'stories'; readonly name: string }
  /** A journey through the built site, by its file in apps/web/e2e and, to save time, a part of its title. */
  | { readonly kind: 'e2e'; readonly journey: string; readonly title: string };

/** One line of the product that is wrong on purpose. */
export interface Fault {
  /** Unique, kebab-case. */
  readonly id: string;
  /** From the repository's root. */
  readonly file: string;
  /** A part of one line that the file has exactly once. */
  readonly before: string;
  /** What is in its place while the tests run. */
  readonly after: string;
  /** What goes wrong, with the requirement that it breaks where there is one. */
  readonly breaks: string;
  readonly proof: Proof;
  /** Why no test can notice it. */
  readonly survives?: string;
}

/** A fault in a list whose faults have one proof. */
export type UnprovenFault = Omit<Fault, 'proof'>;
