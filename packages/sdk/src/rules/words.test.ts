import { describe, expect, it } from 'vitest';

import { countCharacters, countWords } from './words.ts';

describe('countWords', () => {
  it.each([
    ['My withdrawal  of 2,000 is late - why?', 7],
    ['提款在哪', 4],
    ['ถอนเงินไม่เข้าบัญชี ช่วยด้วย VIP', 8],
  ])('counts %j as the examples of the rules do [FEED-03]', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it.each([
    ['', 0],
    [' \n\t ', 0],
    ['- … ?! 👍', 0],
    ['one', 1],
    [' one\ntwo\u00A0three ', 3],
    ['state-of-the-art', 1],
    ['don’t', 1],
    // A run ends where the class of its signs changes.
    ['VIP会员', 3],
    ['会员VIP2会', 4],
    ['ラーメン', 4],
    ['𠀀𠀁', 2],
    ['ก', 1],
    ['กกกก', 1],
    ['กกกกก', 2],
    ['กก กก', 2],
    ['កកកកក', 2],
    // Korean has spaces between words.
    ['출금이 안 돼요', 3],
    ['مرحبا بكم', 2],
  ])('counts %j as %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

it.each([
  ['', 0],
  ['abc', 3],
  ['👍'.repeat(141), 141],
])('countCharacters counts code points of %j', (text, characters) => {
  expect(countCharacters(text)).toBe(characters);
});
