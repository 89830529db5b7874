import { createContext, runInContext } from 'node:vm';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FIELD_PATTERNS } from '../generated/field-patterns.gen.ts';
import { acceptedPattern, fieldPattern, validateField } from './index.ts';
import { costOfPattern } from './pattern-cost.ts';

/** For each pattern id one accepted and one refused sample, with lengths 4 to 30. */
const SAMPLES: readonly (readonly [sample: string, counterSample: string])[] = [
  ['Maricel', 'Maricel7'],
  ['123456', '12a456'],
  ['maricel7', 'maricel'],
  ['maricel', 'maricel_7'],
  ['maricel7', '7maricel'],
  ['mia@croupier.example', 'mia@croupier'],
  ['Maricel7', 'maricel7'],
  ['no;spaces!', 'a space'],
  ['María Santos-Cruz', 'Maricel'],
  ['마리셀사', '마리셀a'],
  ['มาริเซล', 'มาริ5'],
  ['マリセル', 'マリ5ル'],
  ['2026-11-21', '2026-13-21'],
  ['11-21-2026', '21-11-2026'],
  ['Sampaguita7!', 'Sampaguita7'],
  ['9171234567', '8171234567'],
  ['any text!', 'abc'],
  ['mari_cel7', 'mari-cel'],
  ['sampa!7', 'sampa!'],
  ['maricel7', 'Maricel7'],
  ['Maricel Santos', 'Maricel  Santos'],
  ['玛丽塞尔', '玛丽ab'],
  ["María D'Souza", 'María 7'],
  ['12345', '01234'],
  ['@mari.cel+7', 'mari cel'],
];
const LENGTHS = { minLength: 4, maxLength: 30 };

describe('fieldPattern', () => {
  it('has the ids 0 to 24 and no others', () => {
    expect(FIELD_PATTERNS).toHaveLength(25);
    expect([-1, 25, 1.5, Number.NaN].map((id) => fieldPattern(id))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(SAMPLES.map(([sample, counterSample], id) => ({ id, sample, counterSample })))(
    '$id accepts $sample and refuses $counterSample [VAL-12]',
    ({ id, sample, counterSample }) => {
      expect([sample, counterSample].map((text) => fieldPattern(id, LENGTHS)?.test(text))).toEqual([true, false]);
    },
  );

  it.each(FIELD_PATTERNS.map(({ kind }, id) => ({ kind, id })).filter(({ id }) => id !== 12 && id !== 13))(
    '$id ($kind) refuses one letter less than the least and one more than the most',
    ({ id }) => {
      const [sample = ''] = SAMPLES[id] ?? [];
      const { length } = Array.from(sample);
      const verdicts = [
        [length, length],
        [length + 1, length + 9],
        [1, length - 1],
      ].map(([minLength, maxLength]) => fieldPattern(id, { minLength, maxLength })?.test(sample));
      expect(verdicts).toEqual([true, false, false]);
    },
  );
});

/** True or false for each text, by the pattern of a kind. */
const verdicts = (id: number, texts: readonly string[]): (boolean | undefined)[] =>
  texts.map((text) => fieldPattern(id, LENGTHS)?.test(text));

describe('kinds of patterns that the specification names', () => {
  it.each([
    [0, 'letters only', ['Maricel'], ['Maricel7', 'Mari cel', 'Maricé', '12345']],
    [1, 'digits only', ['0917', '123456'], ['12a4', '12 45', '-1234', '１２３４', '12.5']],
    [2, 'letters plus digits', ['maricel7', '7Maricel'], ['maricel', '123456', 'maricel_7']],
    [4, 'a letter first', ['m123', 'Maricel7'], ['7maricel', '_mari7', 'mari-7']],
  ])('%i accepts %s: %j, and refuses %j [VAL-18]', (id, _kind, right, wrong) => {
    expect([verdicts(id, right), verdicts(id, wrong)]).toEqual([right.map(() => true), wrong.map(() => false)]);
  });

  it.each([
    [
      5,
      'an email address',
      ['mia@croupier.example', 'm.i+a@mail.co.ph'],
      ['mia', 'mia@croupier', 'a@b@c.ph', 'm a@b.ph'],
    ],
    [6, 'a capital letter required', ['Maricel', 'mariceL7'], ['maricel7', '1234', 'MARI CEL']],
    [7, 'no spaces', ['no;space', 'Ünïcode'], ['a space', 'tab\there', 'end of ']],
  ])('%i accepts %s: %j, and refuses %j [VAL-19]', (id, _kind, right, wrong) => {
    expect([verdicts(id, right), verdicts(id, wrong)]).toEqual([right.map(() => true), wrong.map(() => false)]);
  });

  it('8 is a full name: first and last name with one space between, in any script [VAL-20]', () => {
    expect(verdicts(8, ['Maricel Santos', 'María de la Cruz', "Conan O'Brien", '김 민준이'])).toEqual(
      Array(4).fill(true),
    );
    expect(verdicts(8, ['Maricel', 'Maricel  Santos', 'Maricel ', ' Maricel', 'Maricel 7th', '4321 1234'])).toEqual(
      Array(6).fill(false),
    );
  });

  it.each([
    [9, 'Korean', '마리셀사'],
    [10, 'Thai', 'มาริเซล'],
    [11, 'Japanese', 'マリセル'],
  ])('%i is %s only: the other two scripts, and Latin letters in it, are refused [VAL-21]', (id, _script, sample) => {
    const others = ['마리셀사', 'มาริเซล', 'マリセル'].filter((text) => text !== sample);
    expect(verdicts(id, [sample, ...others, `${sample}a`, 'Maricel'])).toEqual([true, false, false, false, false]);
  });

  it.each([
    [12, '2026-11-21', ['11-21-2026', '2026-13-01', '2026-00-10', '2026-11-32', '2026-1-2', '2026/11/21']],
    [13, '11-21-2026', ['2026-11-21', '13-01-2026', '00-10-2026', '11-32-2026', '1-2-2026', '11/21/2026']],
  ])('%i is a date like %s, and not %j [VAL-22]', (id, right, wrong) => {
    expect(verdicts(id, [right, ...wrong])).toEqual([true, ...wrong.map(() => false)]);
  });

  it('14 is a strong password: capital and small letter, digit and special character, each of them needed [VAL-23]', () => {
    expect(verdicts(14, ['Sampa7!', 'aA1_bB2-'])).toEqual([true, true]);
    expect(verdicts(14, ['sampa7!', 'SAMPA7!', 'Sampaa!', 'Sampa77', 'Sam pa7!'])).toEqual(Array(5).fill(false));
  });

  it('15 is digits that start with 9 [VAL-24]', () => {
    expect(verdicts(15, ['9171234567', '9000'])).toEqual([true, true]);
    expect(verdicts(15, ['8171234567', '09171234567', '917 123', '9a12'])).toEqual(Array(4).fill(false));
  });
});

describe('acceptedPattern', () => {
  it.each([
    ['a*', 'abc', 'bc'],
    ['[a-z]{3}', 'abc', 'abcd'],
    ['a|bc', 'bc', 'abc'],
    ['^\\d+$', '123', '12x'],
    ['', '', 'a'],
    ['(?=.*[a-z])(?=.*\\d).{8,20}', 'xx12345678', '12345678'],
    ['09\\d{9}', '09171234567', '0917123456'],
  ])('%j, with each * meaning any text, fits %j as a whole and not %j [REG-14]', (pattern, fits, fails) => {
    const compiled = acceptedPattern(pattern);
    expect([fits, fails].map((text) => compiled?.test(text))).toEqual([true, false]);
  });

  it.each(['(', '[a', 'a{2,1}', '\\', '**+*', 'x'.repeat(201)])(
    'returns undefined for %j, which does not compile or is too long',
    (pattern) => {
      expect(acceptedPattern(pattern)).toBeUndefined();
    },
  );

  it.each([
    '(a+)+b',
    '(a|a)+b',
    '(a|aa)+b',
    '(\\w+\\s?)+',
    '([a-z]+)*x+y+z+',
    '(?:a?){30}a{30}',
    `${'a?'.repeat(40)}${'a'.repeat(40)}`,
    '*a*a*a*a*b',
    '.+.+.+.+.+x',
    '(a)\\1+',
    '(?<=a+)b',
    '(?<n>a+)\\k<n>',
    '(x+x+)+y',
    '(.{0,90}){9}x',
    'b(?=a+a+a+)c',
    '(?:(?:a|b)|(?:a|b)){40}',
  ])('returns undefined for %j, which could block a page', (pattern) => {
    expect(acceptedPattern(pattern)).toBeUndefined();
  });

  it('returns only patterns that finish quickly on any string', () => {
    const context = createContext({});
    const atom = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^b]',
      '\\w',
      '\\d',
      '(a)',
      '(?:a|b)',
      '(a+)',
      '(?:a|ab)',
      '(?=a+)',
      '(a?b)',
      '\\1',
    );
    const quantifier = fc.constantFrom('', '', '?', '+', '*', '{2}', '{2,}', '{0,9}', '{1,40}', '+?', '{30}');
    const piece = fc.tuple(atom, quantifier).map((parts) => parts.join(''));
    const group = fc
      .tuple(fc.array(piece, { minLength: 1, maxLength: 3 }), quantifier)
      .map(([parts, how]) => `(?:${parts.join('')})${how}`);
    const pattern = fc
      .array(fc.oneof(piece, piece, group), { minLength: 1, maxLength: 8 })
      .map((parts) => parts.join(''));
    let acceptedCount = 0;
    const property = fc.property(pattern, (source) => {
      const compiled = acceptedPattern(source);
      if (compiled === undefined) return;
      acceptedCount += 1;
      Object.assign(context, {
        compiled,
        texts: ['a', 'ab', 'b', '1', 'aab'].map((unit) => `${unit.repeat(255).slice(0, 254)}!`),
      });
      // A match that hangs is stopped by the timeout and fails the test.
      expect(runInContext('texts.map((text) => compiled.test(text)).length', context, { timeout: 3000 })).toBe(5);
    });
    // No shrinking: each smaller case would wait for the timeout again.
    fc.assert(property, { numRuns: 1500, endOnFailure: true });
    expect(acceptedCount).toBeGreaterThan(200);
  });
});

describe('costOfPattern', () => {
  it('counts the ways in which the repetitions can divide a string', () => {
    expect(costOfPattern('abc', 10)).toBe(1);
    expect(costOfPattern('a+b+', 10)).toBeCloseTo(66);
    expect(costOfPattern('a?b?', 10)).toBe(4);
    expect(costOfPattern('(?=.+)(?=.+)a+', 10)).toBeCloseTo(33);
    expect(costOfPattern('(a+)+', 10)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('value of a registration field', () => {
  const field = { enabled: true, required: true, patternId: 4, minLength: 6, maxLength: 16 };

  it('is refused with the id that chooses the text, and its lengths [VAL-10]', () => {
    expect(validateField('7maricel', field)).toEqual({ reason: 'PATTERN', patternId: 4, minLength: 6, maxLength: 16 });
    expect(validateField('mari', field)).toMatchObject({ reason: 'TOO_SHORT' });
    expect(validateField('m'.repeat(17), field)).toMatchObject({ reason: 'TOO_LONG' });
    expect(validateField('maricel', field)).toBeUndefined();
  });

  it('may be empty only where it is not required [VAL-05]', () => {
    expect(validateField('', field)?.reason).toBe('REQUIRED');
    expect(validateField('', { ...field, required: false })).toBeUndefined();
  });

  it('is checked by acceptedPattern before the pattern of the id, unless that is unusable [VAL-12]', () => {
    expect(validateField('7maricel', { ...field, acceptedPattern: '[a-z0-9]+' })).toBeUndefined();
    expect(validateField('maricel', { ...field, acceptedPattern: '\\d+' })).toMatchObject({
      reason: 'PATTERN',
      patternId: 4,
    });
    expect(validateField('7maricel', { ...field, acceptedPattern: '(a+)+b' })?.reason).toBe('PATTERN');
    expect(validateField('maricel', { ...field, acceptedPattern: '(' })).toBeUndefined();
  });

  it('has the lengths 0 and 255 when the configuration gives none, as a verification code [VAL-11]', () => {
    const code = { enabled: true, required: false };
    expect(['', '4', '4'.repeat(255)].map((text) => validateField(text, code))).toEqual(Array(3).fill(undefined));
    expect(validateField('4'.repeat(256), code)).toMatchObject({ reason: 'TOO_LONG', minLength: 0, maxLength: 255 });
  });

  it('is refused by its length before any pattern runs, and an emoji counts as one letter', () => {
    expect(
      validateField('a'.repeat(100_000), { enabled: true, required: true, acceptedPattern: 'a+a+a+b' })?.reason,
    ).toBe('TOO_LONG');
    expect(validateField('🎲🎲🎲🎲', { enabled: true, required: true, maxLength: 4 })).toBeUndefined();
    expect(
      validateField('a'.repeat(400), { enabled: true, required: true, patternId: 16, maxLength: 500 }),
    ).toBeUndefined();
  });
});
