import { findBindings } from '../globals.ts';
import { matchesAny } from '../globs.ts';
import { type Rule, type Violation, violationAt } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { findTestCalls } from '../test-calls.ts';
import { BANNED_WORDS, type BannedWords, type WordPlace } from './words.data.ts';

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
const CODE_SPAN = /`[^`]*`/gu;

export const words: Rule = {
  name: 'words',
  description: 'names, comments and test titles use the terms of docs/glossary.md',
  check: ({ files }) => files.flatMap(checkFile),
};

function checkFile(file: SourceFile): Violation[] {
  if (!file.isCode || file.purpose === 'generated') return [];
  return [...findNames(file), ...findComments(file), ...findTitles(file)].flatMap((found) => check(file, found));
}

function check(file: SourceFile, found: Found): Violation[] {
  for (const { banned, pattern } of PATTERNS) {
    const match = pattern.exec(found.words);
    if (match === null || isAllowed(banned, file, found)) continue;
    const where = found.place === 'comment' ? 'a comment' : `the ${found.place} “${found.text}”`;
    // A name is split into words, so the index of a match is not an index of the name.
    const at = found.offset + (found.place === 'name' ? 0 : match.index);
    return [violationAt(file, at, `has “${match[0]}” in ${where}; use ${banned.instead}`)];
  }
  return [];
}

function isAllowed({ places, unlessWith, allowedNames, allowedIn }: BannedWords, file: SourceFile, found: Found) {
  return (
    places?.includes(found.place) === false ||
    allowedNames?.includes(found.text) === true ||
    matchesAny(allowedIn ?? [], file.path) ||
    (unlessWith !== undefined && toPattern(unlessWith).test(found.words))
  );
}

/** The names of the path and all declared names; an imported name is checked in the file that declares it. */
function findNames(file: SourceFile): Found[] {
  const path = file.path
    .split('/')
    .map((text) => ({ place: 'name' as const, text, words: splitWords(text), offset: 0 }));
  const bindings = findBindings(file.syntax).map(({ name, start }) => {
    return { place: 'name' as const, text: name, words: splitWords(name), offset: start };
  });
  return [...path, ...bindings];
}

/** Comments without code spans, which can quote names of libraries and of the contract. */
function findComments({ syntax }: SourceFile): Found[] {
  return syntax.comments.map(({ value, start }) => {
    const text = value.replaceAll(CODE_SPAN, (span) => ' '.repeat(span.length));
    return { place: 'comment', text, words: text, offset: start + 2 };
  });
}

function findTitles({ syntax, purpose }: SourceFile): Found[] {
  if (purpose !== 'test') return [];
  return findTestCalls(syntax).map(({ title, titleNode }) => {
    return { place: 'title', text: title, words: title, offset: titleNode.start + 1 };
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
