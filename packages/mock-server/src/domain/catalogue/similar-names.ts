/** Shortest word that may have a slip; in shorter ones nearly every word would be similar. */
const MIN_LETTERS_WITH_SLIP = 4;

/** Removes case and accents for searching. */
export function foldName(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();
}

const wordsOf = (text: string): string[] =>
  foldName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** True when the words differ in one letter: missing, superfluous, wrong, or swapped with the next. */
function differsByOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < Math.min(a.length, b.length) && a.charAt(at) === b.charAt(at)) at += 1;
  const [restOfA, restOfB] = [a.slice(at), b.slice(at)];
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    (restOfA.slice(2) === restOfB.slice(2) &&
      restOfA.charAt(0) === restOfB.charAt(1) &&
      restOfA.charAt(1) === restOfB.charAt(0))
  );
}

/** Distance of a typed word from a word of a name: 0 the same, 1 its start, 2 within it, 3 the same with a slip, 4 its start with a slip. */
function wordDistance(word: string, typed: string): number {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 1;
  if (word.includes(typed)) return 2;
  if (typed.length < MIN_LETTERS_WITH_SLIP) return Infinity;
  if (differsByOneSlip(word, typed)) return 3;
  const starts = [typed.length - 1, typed.length, typed.length + 1].map((length) => word.slice(0, length));
  return starts.some((start) => differsByOneSlip(start, typed)) ? 4 : Infinity;
}

/** Added for a word that is the maker's: names of games are closer. */
const MAKER_DISTANCE = 10;

/**
 * Distance of a name and its maker's from a typed text; 0 for the closest. Undefined when both lack one of the words, even
 * with a slip.
 */
export function nameDistance(name: string, typed: string, maker = ''): number | undefined {
  const [words, makerWords] = [wordsOf(name), wordsOf(maker)];
  const typedWords = wordsOf(typed);
  if (typedWords.length === 0) return undefined;
  const distances = typedWords.map((typedWord) =>
    Math.min(
      ...words.map((word) => wordDistance(word, typedWord)),
      ...makerWords.map((word) => wordDistance(word, typedWord) + MAKER_DISTANCE),
    ),
  );
  const distance = distances.reduce((sum, each) => sum + each, 0);
  if (!Number.isFinite(distance)) return undefined;
  // Of names with the same words, the one that begins with the text is closer.
  return foldName(name).startsWith(foldName(typed)) ? distance : distance + 0.5;
}
