import uFuzzy from '@leeoniya/ufuzzy';
import type { CommandGroup, CommandItem } from './CommandPalette.tsx';

/** Part of a text; `hit` when the query matched it. */
export interface TextPart {
  text: string;
  hit: boolean;
}

export interface MatchedItem {
  item: CommandItem;
  label: readonly TextPart[];
  hint: readonly TextPart[];
}

export interface MatchedGroup extends Pick<CommandGroup, 'id' | 'label'> {
  items: readonly MatchedItem[];
}

/** Matches shown of a group without a limit of its own. */
const GROUP_LIMIT = 6;

/** Words of a query that may be in another order than in the text; more take too many permutations. */
const REORDERED_WORDS = 4;

/** Matches that are ranked; above, a query is so short that the order does not matter. */
const RANKED_MATCHES = 5000;

/** One missing, superfluous, wrong or swapped letter per word, in any script. */
const matcher = new uFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  // uFuzzy.IntraMode.SingleError, an ambient enum without a value at runtime.
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
  intraMode: 1,
});

/** Latin letters that Unicode does not decompose. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', ı: 'i' };

/** Removes accents; the result has the length of `text`, so that positions are valid in both. */
export function withoutAccents(text: string): string {
  return Array.from(text, (character) => {
    const base = UNDECOMPOSED[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return base.length === character.length ? base : character;
  }).join('');
}

/** Splits `text` by the ranges (flat pairs of start and end) that lie in it, counted from `offset`. */
function partsOf(text: string, ranges: readonly number[], offset: number): readonly TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  const add = (end: number, hit: boolean) => {
    if (end > position) parts.push({ text: text.slice(position, end), hit });
    position = Math.max(position, end);
  };
  for (let index = 0; index < ranges.length; index += 2) {
    const start = Math.max((ranges[index] ?? 0) - offset, 0);
    const end = Math.min((ranges[index + 1] ?? 0) - offset, text.length);
    if (start >= end) continue;
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}

const composed = (text = '') => text.normalize('NFC');

function matchedItem(item: CommandItem, ranges: readonly number[] = []): MatchedItem {
  const [label, hint] = [composed(item.label), composed(item.hint)];
  return { item, label: partsOf(label, ranges, 0), hint: partsOf(hint, ranges, label.length + 1) };
}

const searchedText = ({ label, hint, keywords = [] }: CommandItem) =>
  withoutAccents([composed(label), composed(hint), ...keywords.map(composed)].join(' '));

/** Groups as they are, without marked parts. */
export function unmatchedGroups(groups: readonly CommandGroup[]): readonly MatchedGroup[] {
  return groups.map(({ id, label, items }) => ({ id, label, items: items.map((item) => matchedItem(item)) }));
}

/**
 * Prepares groups for searching; call it once for a set of groups. The returned function finds the items that contain
 * every word of a query in label, hint or keywords, best first, tolerating missing accents and one slip per word. Groups that
 * are `matched` keep all items.
 */
export function createSearch(groups: readonly CommandGroup[]): (query: string) => readonly MatchedGroup[] {
  const texts = groups.map(({ items }) => items.map(searchedText));
  return (query) => {
    // Quotes and minus signs would be operators.
    const needle = withoutAccents(composed(query)).replaceAll(/["-]/g, ' ').trim();
    return groups.map(({ id, label, items, limit = GROUP_LIMIT, matched = false }, index) => {
      const [, info, order] = matcher.search(texts[index] ?? [], needle, REORDERED_WORDS, RANKED_MATCHES);
      if (matched) {
        const rangesOf = new Map((order ?? []).map((rank) => [info?.idx[rank], info?.ranges[rank]]));
        return { id, label, items: items.map((item, itemIndex) => matchedItem(item, rangesOf.get(itemIndex))) };
      }
      const found = (order ?? []).slice(0, limit).flatMap((rank) => {
        const item = items[info?.idx[rank] ?? -1];
        return item ? [matchedItem(item, info?.ranges[rank])] : [];
      });
      return { id, label, items: found };
    });
  };
}
