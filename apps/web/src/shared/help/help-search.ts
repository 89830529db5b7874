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

/** Answers that have a word, by their positions in the index. */
interface Places {
  readonly titles: Set<number>;
  readonly texts: Set<number>;
}

export interface HelpIndex {
  readonly answers: readonly HelpHit[];
  /** Every word of the answers, so that a search compares each word once however many answers have it. */
  readonly vocabulary: ReadonlyMap<string, Places>;
}

/** Start of a search that is read, in characters and in words: work at each letter must not grow with a long text. */
const MAX_QUERY = 2_000;
const MAX_WORDS = 40;
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
  const answers: HelpHit[] = [];
  const vocabulary = new Map<string, Places>();
  const add = (words: readonly string[], kind: keyof Places): void => {
    for (const word of words) {
      const places = vocabulary.get(word) ?? { titles: new Set(), texts: new Set() };
      places[kind].add(answers.length);
      vocabulary.set(word, places);
    }
  };
  for (const { anchor, title: topic, content, questions } of sections) {
    const chapter = [{ anchor, question: topic, answer: content }];
    for (const { anchor: id, question: title, answer } of questions ?? chapter) {
      const text = textOfHtml(answer);
      add(wordsOf(`${title} ${topic}`), 'titles');
      add(wordsOf(text), 'texts');
      answers.push({ anchor: id, title, text, topic });
    }
  }
  return { answers, vocabulary };
}

/**
 * Answers for a search, best first. Forgives accents, the end of words and small mistakes. A word that few answers have
 * counts more than one that many have, such as "where", and a word that none has does not count; answers with less than
 * half of what was searched are no match. Of a long text the beginning is read.
 */
export function searchHelp({ answers, vocabulary }: HelpIndex, query: string): readonly HelpHit[] {
  const words = [...new Set(wordsOf(query.slice(0, MAX_QUERY)))]
    .filter((word, _index, all) => word.length > 2 || all.length === 1)
    .slice(0, MAX_WORDS);
  const found = words.map((word) => scoresOf(word, vocabulary)).filter(({ size }) => size > 0);
  const scored = found.map((scores) => ({ scores, weight: Math.log(1 + answers.length / scores.size) }));
  const total = scored.reduce((sum, { weight }) => sum + weight, 0);
  return answers
    .map((answer, position) => {
      const matches = scored.filter(({ scores }) => scores.has(position));
      const matched = matches.reduce((sum, { weight }) => sum + weight, 0);
      const score = matches.reduce((sum, { scores, weight }) => sum + (scores.get(position) ?? 0) * weight, 0);
      return { answer, matched, score };
    })
    .filter(({ matched }) => matched > 0 && matched * 2 >= total)
    .toSorted((a, b) => b.score - a.score)
    .map(({ answer }) => answer);
}

/** How well each answer that has the searched word, or one like it, matches. */
function scoresOf(searched: string, vocabulary: HelpIndex['vocabulary']): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const [word, { titles, texts }] of vocabulary) {
    const match = matchOf(searched, word);
    if (match === 0) continue;
    const raise = (position: number, score: number): void =>
      void scores.set(position, Math.max(scores.get(position) ?? 0, score));
    for (const position of titles) raise(position, match * WEIGHTS.title);
    for (const position of texts) raise(position, match * WEIGHTS.text);
  }
  return scores;
}

/** 1 when a word begins with the searched one, less when it is similar, 0 without a match. */
function matchOf(searched: string, word: string): number {
  if (searched.length < MIN_INEXACT) return word === searched ? 1 : 0;
  if (word.startsWith(searched)) return 1;
  const mistakes = searched.length >= MIN_TWO_MISTAKES ? 2 : 1;
  return isPartOf(searched, word) || isSimilar(searched, word, mistakes) ? WEIGHTS.inexact : 0;
}

/** True when one word contains the other, as with the affixes of Filipino: "magdeposito" and "deposito". */
const isPartOf = (searched: string, word: string): boolean =>
  Math.min(searched.length, word.length) > MIN_INEXACT && (word.includes(searched) || searched.includes(word));

/**
 * True when a word, or its beginning, has at most so many letters added, missing, changed or swapped. The first letter
 * must be right: "late" is not "date".
 */
function isSimilar(searched: string, word: string, mistakes: number): boolean {
  if (word.length < MIN_INEXACT || word[0] !== searched[0]) return false;
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
