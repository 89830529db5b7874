/**
 * Upper bound on the number of ways in which a backtracking matcher can try a pattern on a string of the given length.
 * Infinite for constructs that are not analysed: a repeated group (except a fixed number of times, or optional), a
 * back reference, a lookbehind, and a lookahead anywhere but at the beginning.
 */
export function costOfPattern(source: string, length: number): number {
  const reader = { source, position: 0, lookaheads: 0 };
  const main = readAlternatives(reader, length);
  return reader.position < source.length ? Number.POSITIVE_INFINITY : reader.lookaheads + costIn(main, length);
}

interface Reader {
  readonly source: string;
  position: number;
  /** Cost of the lookaheads at the beginning. Each is tried once, so their costs are added, not multiplied. */
  lookaheads: number;
}

/** The factors of the cost of a pattern. */
interface PatternCost {
  /** Number of unbounded repetitions, which divide the string between them. */
  readonly repetitions: number;
  /** Number of choices, independent of the length of the string. */
  readonly choices: number;
}

const NO_CHOICE: PatternCost = { repetitions: 0, choices: 1 };
const UNSAFE: PatternCost = { repetitions: 0, choices: Number.POSITIVE_INFINITY };
/** A repetition with more choices than this counts as unbounded. */
const MAX_COUNTED_CHOICES = 16;

/** Ways to cut a string of n letters into k + 1 parts, times the choices: C(n + k, k) · choices. */
function costIn({ repetitions, choices }: PatternCost, length: number): number {
  let ways = choices;
  for (let index = 1; index <= repetitions; index += 1) ways *= (length + index) / index;
  return ways;
}

function combine(a: PatternCost, b: PatternCost): PatternCost {
  return { repetitions: a.repetitions + b.repetitions, choices: a.choices * b.choices };
}

function readAlternatives(reader: Reader, length: number): PatternCost {
  let cost = readSequence(reader, length);
  let branches = 1;
  while (reader.source[reader.position] === '|') {
    reader.position += 1;
    branches += 1;
    cost = combine(cost, readSequence(reader, length));
  }
  return combine(cost, { repetitions: 0, choices: branches });
}

function readSequence(reader: Reader, length: number): PatternCost {
  let cost = NO_CHOICE;
  while (reader.position < reader.source.length && !'|)'.includes(reader.source[reader.position] ?? '')) {
    const isGroup = reader.source[reader.position] === '(';
    const atom = isGroup ? readGroup(reader, length) : readAtom(reader);
    cost = combine(cost, repeat(atom, isGroup, readQuantifier(reader)));
  }
  return cost;
}

function readGroup(reader: Reader, length: number): PatternCost {
  const rest = reader.source.slice(reader.position);
  const [opening = ''] = /^\((?:\?[:=!]|\?<(?![=!])[^>]*>)?/.exec(rest) ?? [];
  const isLookahead = opening === '(?=' || opening === '(?!';
  const isFirst = /^\^?(?:\(\?:\^?)?$/.test(withoutLookaheads(reader.source.slice(0, reader.position)));
  reader.position += opening.length;
  if (rest.startsWith('(?') && opening === '(') return UNSAFE;
  const inner = readAlternatives(reader, length);
  if (reader.source[reader.position] !== ')') return UNSAFE;
  reader.position += 1;
  if (!isLookahead) return inner;
  if (!isFirst) return UNSAFE;
  reader.lookaheads += costIn(inner, length);
  return NO_CHOICE;
}

/** Removes complete lookaheads at the beginning. They contain no group, otherwise the pattern counts as unsafe. */
function withoutLookaheads(beginning: string): string {
  return beginning.replaceAll(/\(\?[=!](?:\\.|\[(?:\\.|[^\]])*\]|[^()])*\)/g, '');
}

/** Reads one letter, class or escape. */
function readAtom(reader: Reader): PatternCost {
  const [atom = ''] =
    /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\[\s\S]|[\s\S])/.exec(
      reader.source.slice(reader.position),
    ) ?? [];
  reader.position += Math.max(1, atom.length);
  return /^\\[1-9k]/.test(atom) ? UNSAFE : NO_CHOICE;
}

interface Quantifier {
  readonly min: number;
  readonly max: number;
}

function readQuantifier(reader: Reader): Quantifier {
  const [text = '', symbol, min, comma, max] =
    /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(reader.source.slice(reader.position)) ?? [];
  reader.position += text.length;
  if (symbol === '?') return { min: 0, max: 1 };
  if (symbol !== undefined) return { min: 0, max: Number.POSITIVE_INFINITY };
  if (min === undefined) return { min: 1, max: 1 };
  const from = Number.parseInt(min, 10);
  if (comma === '') return { min: from, max: from };
  return { min: from, max: max === '' || max === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(max, 10) };
}

function repeat(atom: PatternCost, isGroup: boolean, { min, max }: Quantifier): PatternCost {
  if (!isGroup) {
    const choices = max - min + 1;
    // The required part of a repetition is no choice, but it is matched again for each of the other choices.
    const work = Math.max(1, min);
    const isCounted = choices <= MAX_COUNTED_CHOICES;
    return combine(atom, isCounted ? { repetitions: 0, choices: choices * work } : { repetitions: 1, choices: work });
  }
  if (min === 1 && max === 1) return atom;
  if (min === 0 && max === 1) return combine(atom, { repetitions: 0, choices: 2 });
  return min === max ? { repetitions: atom.repetitions * max, choices: atom.choices ** max } : UNSAFE;
}
