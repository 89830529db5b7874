import type { HelpSection } from '@croupier/sdk/types';

import { textOfHtml } from './text-of-html.ts';

/** An answer that a search finds: a question, or a chapter of running text. */
export interface HelpHit {
  readonly anchor: string;
  readonly title: string;
  /** Plain text of the answer. */
  readonly text: string;
  /** Title of the chapter. */
  readonly topic: string;
}

interface Entry extends HelpHit {
  readonly titleWords: readonly string[];
  readonly textWords: readonly string[];
}

export type HelpIndex = readonly Entry[];

/** Words below this length match whole words only, as a small mistake would make another word of them. */
const MIN_INEXACT = 4;
/** From this length on a word may have two mistakes. */
const MIN_TWO_MISTAKES = 8;
/** Weights of a match in the title and in the text, exact or not. */
const WEIGHTS = { title: 6, text: 2, inexact: 0.5 } as const;

/** Words in lower case without accents. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function createHelpIndex(sections: readonly HelpSection[]): HelpIndex {
  return sections.flatMap(({ anchor, title, content, questions }) => {
    const answers = questions?.map((question) => ({
      anchor: question.anchor,
      title: question.question,
      html: question.answer,
    })) ?? [{ anchor, title, html: content }];
    return answers.map(({ html, ...answer }) => {
      const text = textOfHtml(html);
      const titleWords = [...wordsOf(answer.title), ...(questions === undefined ? [] : wordsOf(title))];
      return { ...answer, text, topic: title, titleWords, textWords: wordsOf(text) };
    });
  });
}

/**
 * Answers for a search, best first. Forgives accents, the end of words and small mistakes. A word that few answers have
 * counts more than one that many have, such as "where"; answers with less than half of what was searched are no match.
 */
export function searchHelp(index: HelpIndex, query: string): readonly HelpHit[] {
  const words = [...new Set(wordsOf(query))].filter((word, _index, all) => word.length > 2 || all.length === 1);
  const scored = words.map((word) => {
    const scores = index.map((entry) => scoreOf(word, entry));
    const found = scores.filter((score) => score > 0).length;
    return { scores, weight: Math.log(1 + index.length / Math.max(found, 1)) };
  });
  const total = scored.reduce((sum, { weight }) => sum + weight, 0);
  return index
    .map((entry, position) => {
      const scoreAt = ({ scores }: (typeof scored)[number]): number => scores[position] ?? 0;
      const matched = scored.reduce((sum, word) => sum + (scoreAt(word) > 0 ? word.weight : 0), 0);
      return { entry, matched, score: scored.reduce((sum, word) => sum + scoreAt(word) * word.weight, 0) };
    })
    .filter(({ matched }) => matched > 0 && matched * 2 >= total)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry: { anchor, title, text, topic } }) => ({ anchor, title, text, topic }));
}

function scoreOf(word: string, { titleWords, textWords }: Entry): number {
  return Math.max(matchIn(word, titleWords) * WEIGHTS.title, matchIn(word, textWords) * WEIGHTS.text);
}

/** 1 when a word begins with the searched one, less when it is similar, 0 without a match. */
function matchIn(searched: string, words: readonly string[]): number {
  const isShort = searched.length < MIN_INEXACT;
  if (words.some((word) => (isShort ? word === searched : word.startsWith(searched)))) return 1;
  if (isShort) return 0;
  const mistakes = searched.length >= MIN_TWO_MISTAKES ? 2 : 1;
  const isFound = words.some((word) => isPartOf(searched, word) || isSimilar(searched, word, mistakes));
  return isFound ? WEIGHTS.inexact : 0;
}

/** True when one word contains the other, as with the affixes of Filipino: "magdeposito" and "deposito". */
const isPartOf = (searched: string, word: string): boolean =>
  Math.min(searched.length, word.length) > MIN_INEXACT && (word.includes(searched) || searched.includes(word));

/** True when a word, or its beginning, has at most so many letters added, missing, changed or swapped. */
function isSimilar(searched: string, word: string, mistakes: number): boolean {
  if (word.length < MIN_INEXACT) return false;
  // A shared beginning is enough for longer forms: "depositing" finds "deposits".
  const stem = Math.max(MIN_INEXACT, searched.length - 3);
  if (searched.length > MIN_INEXACT + 1 && word.length >= stem && word.startsWith(searched.slice(0, stem))) return true;
  const lengths = [searched.length, searched.length - 1, searched.length + 1];
  return lengths.some((length) => distanceOf(searched, word.slice(0, length)) <= mistakes);
}

/** Edits from one word to the other: a letter added, removed, changed, or swapped with the next. */
function distanceOf(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity;
      current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed, swapped));
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
