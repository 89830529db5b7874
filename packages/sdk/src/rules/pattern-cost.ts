/**
 * Upper bound on the number of ways a backtracking matcher may try a pattern against a text of the given length.
 * Infinite for constructs that are not analysed: a repeated group (except a fixed number of times, or optional), a
 * back reference, a lookbehind, and a lookahead anywhere but at the beginning.
 */
export function costOfPattern(source: string, length: number): number {
  const reader = { source, at: 0, lookaheads: 0 };
  const main = readAlternatives(reader, length);
  return reader.at < source.length ? Number.POSITIVE_INFINITY : reader.lookaheads + patternCost(main, length);
}

interface Reader {
  readonly source: string;
  at: number;
  /** Ways of the lookaheads at the beginning. Each is tried once, so they are added, not multiplied. */
  lookaheads: number;
}

/** Factors of the product: repetitions that share the text, and choices that do not depend on its length. */
interface PatternCost {
  readonly open: number;
  readonly choices: number;
}

const ONE: PatternCost = { open: 0, choices: 1 };
const UNSAFE: PatternCost = { open: 0, choices: Number.POSITIVE_INFINITY };
/** A repetition with more choices than this counts as unbounded. */
const FEW = 16;

/** Ways to cut a text of n letters into k + 1 parts, times the choices: C(n + k, k) · choices. */
function patternCost({ open, choices }: PatternCost, length: number): number {
  let ways = choices;
  for (let piece = 1; piece <= open; piece += 1) ways *= (length + piece) / piece;
  return ways;
}

function both(one: PatternCost, other: PatternCost): PatternCost {
  return { open: one.open + other.open, choices: one.choices * other.choices };
}

function readAlternatives(reader: Reader, length: number): PatternCost {
  let ways = readSequence(reader, length);
  let branches = 1;
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    branches += 1;
    ways = both(ways, readSequence(reader, length));
  }
  return both(ways, { open: 0, choices: branches });
}

function readSequence(reader: Reader, length: number): PatternCost {
  let ways = ONE;
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const isGroup = reader.source[reader.at] === '(';
    const atom = isGroup ? readGroup(reader, length) : readAtom(reader);
    ways = both(ways, repeat(atom, isGroup, readQuantifier(reader)));
  }
  return ways;
}

function readGroup(reader: Reader, length: number): PatternCost {
  const rest = reader.source.slice(reader.at);
  const [opening = ''] = /^\((?:\?[:=!]|\?<(?![=!])[^>]*>)?/.exec(rest) ?? [];
  const isLookahead = opening === '(?=' || opening === '(?!';
  const isFirst = /^\^?(?:\(\?:\^?)?$/.test(withoutLookaheads(reader.source.slice(0, reader.at)));
  reader.at += opening.length;
  if (rest.startsWith('(?') && opening === '(') return UNSAFE;
  const inner = readAlternatives(reader, length);
  if (reader.source[reader.at] !== ')') return UNSAFE;
  reader.at += 1;
  if (!isLookahead) return inner;
  if (!isFirst) return UNSAFE;
  reader.lookaheads += patternCost(inner, length);
  return ONE;
}

/** Removes complete lookaheads at the beginning. They contain no group, otherwise the pattern counts as unsafe. */
function withoutLookaheads(beginning: string): string {
  return beginning.replaceAll(/\(\?[=!](?:\\.|\[(?:\\.|[^\]])*\]|[^()])*\)/g, '');
}

/** Reads one letter, class or escape. */
function readAtom(reader: Reader): PatternCost {
  const [atom = ''] =
    /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\[\s\S]|[\s\S])/.exec(reader.source.slice(reader.at)) ?? [];
  reader.at += Math.max(1, atom.length);
  return /^\\[1-9k]/.test(atom) ? UNSAFE : ONE;
}

interface Quantifier {
  readonly least: number;
  readonly most: number;
}

function readQuantifier(reader: Reader): Quantifier {
  const [text = '', sign, least, comma, most] =
    /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(reader.source.slice(reader.at)) ?? [];
  reader.at += text.length;
  if (sign === '?') return { least: 0, most: 1 };
  if (sign !== undefined) return { least: 0, most: Number.POSITIVE_INFINITY };
  if (least === undefined) return { least: 1, most: 1 };
  const from = Number.parseInt(least, 10);
  if (comma === '') return { least: from, most: from };
  return {
    least: from,
    most: most === '' || most === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(most, 10),
  };
}

function repeat(atom: PatternCost, isGroup: boolean, { least, most }: Quantifier): PatternCost {
  if (!isGroup) {
    const choices = most - least + 1;
    // A fixed repetition is no choice, but it is matched again for each of the others.
    const work = Math.max(1, least);
    return both(atom, choices <= FEW ? { open: 0, choices: choices * work } : { open: 1, choices: work });
  }
  if (least === 1 && most === 1) return atom;
  if (least === 0 && most === 1) return both(atom, { open: 0, choices: 2 });
  return least === most ? { open: atom.open * most, choices: atom.choices ** most } : UNSAFE;
}
