import { expect, test } from 'vitest';
import { createSearch, withoutAccents } from './match-commands.ts';

const names = [
  'Galleon Deluxe',
  'Bakunawa Regatta',
  'Perlas ng Silangan',
  'Piña Colada',
  'Đà Nẵng',
  'Dragon Tiger',
  '龍虎鬥',
];
const items = names.map((label) => ({ id: label, label, hint: 'Tidewright' }));
const groups = [
  { id: 'games', label: 'Games', items },
  { id: 'pages', label: 'Pages', items: [{ id: 'deposit', label: 'Deposit', keywords: ['top up', 'cash in'] }] },
];
const search = createSearch(groups);
const found = (query: string) => search(query).flatMap((group) => group.items.map(({ item }) => item.label));

/** Every way to mistype one letter of a word after its first. */
function slipsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => index + 1).flatMap((at) => {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const swapped = after === '' ? [] : [before + after.charAt(0) + letter + after.slice(1)];
    return [before + after, `${before}${letter}${letter}${after}`, `${before}x${after}`, ...swapped];
  });
}

test('finds a name when one letter of a word is missing, doubled, wrong or swapped', () => {
  for (const word of ['galleon', 'silangan', 'dragon'])
    for (const slip of slipsOf(word))
      expect(
        found(slip).some((name) => name.toLowerCase().includes(word)),
        `${slip} for ${word}`,
      ).toBe(true);
});

test('finds a name without its accents, and with accents that it does not have', () => {
  expect(found('pina colada')).toEqual(['Piña Colada']);
  expect(found('da nang')).toEqual(['Đà Nẵng']);
  expect(found('gállèon')).toEqual(['Galleon Deluxe']);
  expect(found('Galleon Deluxe'.normalize('NFD'))).toEqual(['Galleon Deluxe']);
});

test('finds words in another order, scripts without spaces, makers and keywords', () => {
  expect(found('tiger dragon')).toEqual(['Dragon Tiger']);
  expect(found('龍虎')).toEqual(['龍虎鬥']);
  expect(found('tidewrigth')).toHaveLength(6);
  expect(found('cash in')).toEqual(['Deposit']);
});

test('finds nothing for other words, signs alone and an empty query', () => {
  for (const query of ['bitcoin', '???', '-', '"', '']) expect(found(query), query).toEqual([]);
});

test('treats a minus sign as a space, not as an exclusion', () => {
  expect(found('galleon -deluxe')).toEqual(['Galleon Deluxe']);
});

test('shows six matches of a group, or its limit', () => {
  expect(found('tide')).toHaveLength(6);
  const limited = createSearch([{ id: 'games', label: 'Games', items, limit: 2 }]);
  expect(limited('tide')[0]?.items).toHaveLength(2);
});

test('marks the matched parts of label and hint, which together are the whole text', () => {
  const [match] = search('perals tidewright')[0]?.items ?? [];
  expect(match?.label).toEqual([
    { text: 'Perlas', hit: true },
    { text: ' ng Silangan', hit: false },
  ]);
  expect(match?.hint).toEqual([{ text: 'Tidewright', hit: true }]);
  for (const query of ['a', 'ng', 'pina', 'e tide', 'dragon tiger'])
    for (const { item, label, hint } of search(query).flatMap((group) => group.items)) {
      expect(label.map(({ text }) => text).join('')).toBe(item.label);
      expect(hint.map(({ text }) => text).join('')).toBe(item.hint ?? '');
    }
});

test('keeps all results of a server in their order, and marks what matches', () => {
  const results = [{ label: 'Tiger' }, { label: 'Dragon Tiger' }, { label: 'Galleon' }];
  const matched = results.map(({ label }) => ({ id: label, label }));
  const [group] = createSearch([{ id: 'games', label: 'Games', items: matched, limit: 1, matched: true }])('dragon');
  expect(group?.items.map(({ item }) => item.label)).toEqual(['Tiger', 'Dragon Tiger', 'Galleon']);
  expect(group?.items[1]?.label[0]).toEqual({ text: 'Dragon', hit: true });
});

test('keeps the length of a text when removing its accents', () => {
  for (const text of ['Hà Nội', 'Straße', 'ﬁn', '한글', '🎰 Jackpot', 'e\u0301'])
    expect(withoutAccents(text)).toHaveLength(text.length);
});
