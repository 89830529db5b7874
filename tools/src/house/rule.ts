import type { House } from './house.ts';
import type { SourceFile } from './source-file.ts';

/** One breach of a rule. `path:line says` is one sentence: what is wrong there, and what to do instead. */
export interface Refusal {
  readonly path: string;
  readonly line: number;
  readonly says: string;
}

/** A rule of the house; it holds if it refuses nothing. */
export interface Rule {
  readonly name: string;
  /** What is true of a house in which the rule holds. */
  readonly promise: string;
  check(house: House): Iterable<Refusal>;
}

/** An exception to a rule; it stands in the rule's own file. */
export interface Exception {
  /** A glob of paths. */
  readonly path: string;
  readonly reason: string;
}

/** A breach at a UTF-16 offset of a file. */
export function refuse(file: SourceFile, offset: number, says: string): Refusal {
  return { path: file.path, line: file.lineAt(offset), says };
}
