import { findImports, type Import } from './imports.ts';
import { roomOf } from './rooms.ts';
import { parseSyntax, type Syntax } from './syntax.ts';

/** What a file is for; limits and exceptions hang on it. */
export type Purpose = 'generated' | 'test' | 'story' | 'hand-written';

/** One file of the house. Text, syntax and imports are made when first asked for, and once. */
export interface SourceFile {
  /** From the root of the house, with forward slashes. */
  readonly path: string;
  readonly room: string;
  readonly purpose: Purpose;
  /** Whether oxc can parse it; otherwise `syntax` and `imports` are empty. */
  readonly isCode: boolean;
  readonly text: string;
  readonly syntax: Syntax;
  readonly imports: readonly Import[];
  /** The line, counted from 1, of a UTF-16 offset. */
  lineAt(offset: number): number;
}

const CODE = /\.[cm]?[jt]sx?$/u;

const PURPOSES: readonly (readonly [RegExp, Purpose])[] = [
  [/\.gen\.[a-z]+$|^packages\/sdk\/src\/generated\//u, 'generated'],
  [/\.(?:test|spec)\.[cm]?[jt]sx?$/u, 'test'],
  [/\.stories\.[cm]?[jt]sx?$/u, 'story'],
];

const NOTHING: Syntax = { comments: [], problems: [], nodesOf: () => [] };

/** A file of the house; `readText` is called at most once, and only if a rule looks inside. */
export function createSourceFile(path: string, readText: () => string): SourceFile {
  const isCode = CODE.test(path);
  const text = once(readText);
  const syntax = once(() => (isCode ? parseSyntax(path, text()) : NOTHING));
  const imports = once(() => findImports(syntax()));
  const lineStarts = once(() => findLineStarts(text()));
  return {
    path,
    room: roomOf(path),
    purpose: PURPOSES.find(([pattern]) => pattern.test(path))?.[1] ?? 'hand-written',
    isCode,
    get text() {
      return text();
    },
    get syntax() {
      return syntax();
    },
    get imports() {
      return imports();
    },
    lineAt: (offset) => countUpTo(lineStarts(), offset),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** How many of the ascending numbers are not above the limit. */
function countUpTo(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? Infinity) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
