import { parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from '../check/rule.ts';
import { readTestCall } from '../lint/test-calls.ts';
import { ID, type Requirement, type Title } from './inventory.ts';

/** One or more pairs of brackets at the end of a title: `… [LOGIN-04] [LOGIN-07]`. */
const AT_END = /(?:\[[^[\]]*\]\s*)+$/u;
/** Brackets whose content is similar to an id: `[login-4]`, `[LOGIN-04;X]`, or `[…]` from a template. */
const LIKE_IDS = /\[(?:[^[\]]*[A-Za-z]\d*[-_ ]\d[^[\]]*|\s*…\s*)\]/u;

const TEST = /\.(?:test|spec|stories)\.tsx?$/u;

/** Titles of tests and groups in tests and stories, without skipped ones. */
export function findTitles(files: readonly SourceFile[]): Title[] {
  return files.filter(({ path }) => TEST.test(path)).flatMap(titlesIn);
}

function titlesIn({ path, text }: SourceFile): Title[] {
  const titles: Title[] = [];
  const visitor = new Visitor({
    CallExpression(node) {
      const call = readTestCall(node);
      if (call?.runs !== true) return;
      const line = text.slice(0, call.titleNode.start).split('\n').length;
      titles.push(readTitle(path, line, call.title));
    },
  });
  visitor.visit(parseSync(path, text).program);
  return titles;
}

function readTitle(path: string, line: number, text: string): Title {
  const pieces = (AT_END.exec(text)?.[0] ?? '')
    .split(/[[\],]/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.length > 0 && pieces.every((piece) => ID.test(piece)))
    return { path, line, text, ids: pieces, problem: undefined };
  return { path, line, text, ids: [], problem: problemOf(text) };
}

function problemOf(text: string): string | undefined {
  const brackets = LIKE_IDS.exec(text)?.[0];
  if (brackets === undefined) return undefined;
  if (brackets.includes('…'))
    return 'builds its ids from an expression; write them out, such as [LOGIN-04], so that a search finds them';
  return `has malformed ids (${brackets}); end the title with ids of the inventory, such as [LOGIN-04, LOGIN-07]`;
}

/** One check with its problems; each problem is a sentence with the fix. */
export interface Check {
  readonly name: string;
  readonly problems: readonly string[];
}

/** Compares titles and inventory. */
export function checkTitles(
  inventory: readonly Requirement[],
  titles: readonly Title[],
  inventoryPath: string,
): Check[] {
  return [
    { name: 'every id in a title is in the inventory', problems: findUnknown(inventory, titles, inventoryPath) },
    { name: 'every id is listed once', problems: findRepeated(inventory, inventoryPath) },
    { name: 'ids in titles are well-formed', problems: findMalformed(titles) },
  ];
}

function findUnknown(inventory: readonly Requirement[], titles: readonly Title[], inventoryPath: string): string[] {
  const listedIds = new Set(inventory.map(({ id }) => id));
  return titles.flatMap(({ path, line, ids }) =>
    ids
      .filter((id) => !listedIds.has(id))
      .map((id) => `${path}:${line} names ${id}, which ${inventoryPath} does not list; use a listed id.`),
  );
}

function findRepeated(inventory: readonly Requirement[], inventoryPath: string): string[] {
  const firstLines = new Map<string, number>();
  return inventory.flatMap(({ id, line }) => {
    const first = firstLines.get(id);
    if (first === undefined) firstLines.set(id, line);
    return first === undefined
      ? []
      : [`${inventoryPath}:${line} lists ${id} again after line ${first}; give it another id or remove it.`];
  });
}

function findMalformed(titles: readonly Title[]): string[] {
  return titles.flatMap(({ path, line, problem }) => (problem === undefined ? [] : [`${path}:${line} ${problem}.`]));
}
