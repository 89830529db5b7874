import { findImports, type Import } from './imports.ts';
import { layerOf } from './layers.ts';
import { parseSyntax, type Syntax } from './syntax.ts';

/** Decides the limits and exceptions of a file. */
export type Purpose = 'generated' | 'test' | 'story' | 'hand-written';

/** A file of the repository. Text, syntax and imports are computed on first use and cached. */
export interface SourceFile {
  /** Relative to the repository root, with forward slashes. */
  readonly path: string;
  readonly layer: string;
  readonly purpose: Purpose;
  /** True for a file that oxc can parse; for other files `syntax` and `imports` are empty. */
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

const NO_SYNTAX: Syntax = { comments: [], problems: [], nodesOf: () => [] };

/** @param readText called at most once, on first use */
export function createSourceFile(path: string, readText: () => string): SourceFile {
  const isCode = CODE.test(path);
  const text = memoize(readText);
  const syntax = memoize(() => (isCode ? parseSyntax(path, text()) : NO_SYNTAX));
  const imports = memoize(() => findImports(syntax()));
  const lineStarts = memoize(() => findLineStarts(text()));
  return {
    path,
    layer: layerOf(path),
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

function memoize<T>(compute: () => T): () => T {
  let cached: { readonly value: T } | undefined;
  return () => {
    cached ??= { value: compute() };
    return cached.value;
  };
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Counts the numbers that are not above the limit, by binary search. */
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
