import type { SourceFile } from '../check/source-file.ts';
import { findTestCalls } from '../check/test-calls.ts';
import { ID } from './inventory.ts';

/** The title of one test or group, and the requirement ids that it claims. */
export interface Title {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly ids: readonly string[];
  /** Why its brackets cannot be read, as the end of the sentence `path:line …`. */
  readonly trouble: string | undefined;
}

/** One or several pairs of brackets: `… [LOGIN-04] [LOGIN-07]`. */
const AT_END = /(?:\[[^[\]]*\]\s*)+$/u;
/** Brackets with something like an id in them: `[login-4]`, `[LOGIN-04;X]`, `[…]` of a template. */
const MEANT_AS_IDS = /\[(?:[^[\]]*[A-Za-z]\d*[-_ ]\d[^[\]]*|\s*…\s*)\]/u;

/** Titles of every it, test and describe of tests and stories that runs; what is skipped proves nothing. */
export function findTitles(files: readonly SourceFile[]): Title[] {
  return files
    .filter(({ purpose }) => purpose === 'test' || purpose === 'story')
    .flatMap((file) =>
      findTestCalls(file.syntax)
        .filter(({ runs }) => runs)
        .map(({ title, titleNode }) => readTitle(file.path, file.lineAt(titleNode.start), title)),
    );
}

function readTitle(path: string, line: number, text: string): Title {
  const pieces = (AT_END.exec(text)?.[0] ?? '')
    .split(/[[\],]/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.length > 0 && pieces.every((piece) => ID.test(piece)))
    return { path, line, text, ids: pieces, trouble: undefined };
  return { path, line, text, ids: [], trouble: troubleOf(text) };
}

function troubleOf(text: string): string | undefined {
  const brackets = MEANT_AS_IDS.exec(text)?.[0];
  if (brackets === undefined) return undefined;
  if (brackets.includes('…'))
    return 'puts its ids together by an expression; write them out, such as [LOGIN-04], so that a search finds them';
  return `has ids that cannot be read (${brackets}); end the title with ids as the inventory writes them, such as [LOGIN-04, LOGIN-07]`;
}
