import { matchesGlob } from 'node:path';
import { type Context, defineRule, nameOf, type Node, report, type Visitor } from '../rule.ts';
import { readTestCall } from '../test-calls.ts';
import { BANNED_WORDS, type BannedWords, type WordPlace } from '../words.data.ts';

interface Found {
  readonly place: WordPlace;
  /** The text as written, for the message. */
  readonly text: string;
  /** The text split into words; equal to `text` for a comment or title. */
  readonly words: string;
  /** UTF-16 index of `text` in the file. */
  readonly offset: number;
}

const PATTERNS = BANNED_WORDS.map((banned) => ({ banned, pattern: toPattern(banned.words) }));
/** Also matches names such as `useGivingUp`; a file without a match has no banned word. */
const ANY = new RegExp(
  BANNED_WORDS.flatMap(({ words: list }) => list.map((word) => word.replaceAll(' ', String.raw`[\s\W_]*`))).join('|'),
  'iu',
);
const CODE_SPAN = /`[^`]*`/gu;
const TEST = /\.(?:test|spec)\.[cm]?[jt]sx?$/u;

export const words = defineRule(
  'names, comments and test titles use the terms of docs/glossary.md',
  (context, path): Visitor => {
    if (!ANY.test(path) && !ANY.test(context.sourceCode.text)) return {};
    const check = (found: Found): void => checkFound(context, path, found);
    const checkKey = (key: Node, computed: boolean): void => {
      if (!computed) check(foundName(nameOf(key) ?? '', key.start));
    };
    return {
      Program() {
        for (const part of path.split('/')) check(foundName(part, 0));
        for (const found of [...findDeclared(context), ...findComments(context)]) check(found);
      },
      TSPropertySignature: ({ key, computed }) => checkKey(key, computed),
      TSMethodSignature: ({ key, computed }) => checkKey(key, computed),
      PropertyDefinition: ({ key, computed }) => checkKey(key, computed),
      MethodDefinition: ({ key, computed }) => checkKey(key, computed),
      CallExpression(node) {
        const call = TEST.test(path) ? readTestCall(node) : undefined;
        if (call !== undefined)
          check({ place: 'title', text: call.title, words: call.title, offset: call.titleNode.start + 1 });
      },
    };
  },
);

function checkFound(context: Context, path: string, found: Found): void {
  for (const { banned, pattern } of PATTERNS) {
    const match = pattern.exec(found.words);
    if (match === null || isAllowed(banned, path, found)) continue;
    const where = found.place === 'comment' ? 'a comment' : `the ${found.place} “${found.text}”`;
    // A name is split into words, so the index of a match is not an index of the name.
    const at = found.offset + (found.place === 'name' ? 0 : match.index);
    report(context, at, `has “${match[0]}” in ${where}; use ${banned.instead}`);
    return;
  }
}

function isAllowed({ places, unlessWith, allowedNames, allowedIn }: BannedWords, path: string, found: Found): boolean {
  return (
    places?.includes(found.place) === false ||
    allowedNames?.includes(found.text) === true ||
    allowedIn?.some((glob) => matchesGlob(path, glob)) === true ||
    (unlessWith !== undefined && toPattern(unlessWith).test(found.words))
  );
}

/** All declared names; an imported name is checked in the file that declares it. */
function findDeclared({ sourceCode }: Context): Found[] {
  const variables = sourceCode.scopeManager.scopes.flatMap((scope) => scope.variables);
  const definitions = variables.flatMap(({ defs }) => defs.filter(({ type }) => type !== 'ImportBinding'));
  return definitions.map(({ name }) => foundName(name.name, name.start));
}

function foundName(text: string, offset: number): Found {
  return { place: 'name', text, words: splitWords(text), offset };
}

/** Comments without code spans, which can quote names of libraries and of the contract. */
function findComments({ sourceCode }: Context): Found[] {
  return sourceCode.getAllComments().map(({ value, start }) => {
    const text = value.replaceAll(CODE_SPAN, (span) => ' '.repeat(span.length));
    return { place: 'comment', text, words: text, offset: start + 2 };
  });
}

/** `useGivingUp`, `give-up.ts` and `PATIENCE_MS` as lower-case words with blanks between them. */
function splitWords(name: string): string {
  return name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, ' ')
    .replaceAll(/[^A-Za-z\d]+/gu, ' ')
    .toLowerCase();
}

function toPattern(list: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${list.map((word) => word.replaceAll(' ', String.raw`\s+`)).join('|')})\b`, 'iu');
}
