import examples from '@croupier/api-spec/fixtures/break-examples.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DEFAULT_BIRTHDAY_AGE, DEFAULT_TERMS_AGE, ageOn, calendarDay, validateAge } from './index.ts';

const MANILA = 'Asia/Manila';
const verdictOf = (birthday: string, now: string, timeZone = MANILA, minimumAge = DEFAULT_BIRTHDAY_AGE) =>
  validateAge(birthday, { minimumAge, now: new Date(now), timeZone });

describe('minimum age', () => {
  it('is 18 for the terms and 21 for the birthday unless configured otherwise [REG-07] [VAL-33]', () => {
    expect([DEFAULT_TERMS_AGE, DEFAULT_BIRTHDAY_AGE]).toEqual([18, 21]);
    expect(verdictOf('2006-01-01', '2026-11-21T00:00:00Z', MANILA, DEFAULT_TERMS_AGE)).toBe('old-enough');
    expect(verdictOf('2006-01-01', '2026-11-21T00:00:00Z')).toBe('too-young');
  });

  it('is reached at midnight of the birthday in the brand’s time zone, not in UTC [VAL-33]', () => {
    expect(verdictOf('2005-11-21', '2026-11-20T15:59:59Z')).toBe('too-young');
    expect(verdictOf('2005-11-21', '2026-11-20T16:00:00Z')).toBe('old-enough');
    expect(verdictOf('2005-11-21', '2026-11-20T16:00:00Z', 'America/New_York')).toBe('too-young');
  });

  it('is reached on 1 March by people born on 29 February, and on 29 February in leap years [VAL-33]', () => {
    expect(verdictOf('2004-02-29', '2025-02-28T12:00:00Z', 'UTC')).toBe('too-young');
    expect(verdictOf('2004-02-29', '2025-03-01T00:00:00Z', 'UTC')).toBe('old-enough');
    expect(verdictOf('2004-02-29', '2024-02-28T12:00:00Z', 'UTC', 20)).toBe('too-young');
    expect(verdictOf('2004-02-29', '2024-02-29T00:00:00Z', 'UTC', 20)).toBe('old-enough');
  });

  it.each([
    '',
    '2005-13-01',
    '2005-00-10',
    '2005-04-31',
    '2005-02-29',
    '1900-02-29',
    '2005-1-1',
    '21-11-2005',
    '2005-11-21T00:00',
    '٢٠٠٥-١١-٢١',
  ])('returns not-a-date when the birthday is %j', (birthday) => {
    expect(verdictOf(birthday, '2026-11-21T00:00:00Z')).toBe('not-a-date');
  });

  it('returns in-the-future when the birthday is after today', () => {
    expect(verdictOf('2026-11-22', '2026-11-21T00:00:00Z')).toBe('in-the-future');
    expect(verdictOf('2026-11-21', '2026-11-21T00:00:00Z', MANILA, 0)).toBe('old-enough');
  });

  it('increases by one year on each birthday and on no other day', () => {
    const day = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2100-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const property = fc.property(day, day, (firstDate, secondDate) => {
      const [born, today] = [firstDate, secondDate].map((date) => calendarDay(date, 'UTC')).toSorted();
      if (born === undefined || today === undefined) throw new Error('A list of two dates has two entries.');
      const yesterday = calendarDay(new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000), 'UTC');
      const increase = (ageOn(born, today) ?? 0) - (ageOn(born, yesterday) ?? 0);
      const isBirthday =
        today.slice(5) === born.slice(5) ||
        (born.endsWith('02-29') && today.endsWith('03-01') && yesterday.endsWith('02-28'));
      expect(increase).toBe(isBirthday ? 1 : 0);
    });
    fc.assert(property, { numRuns: 1000 });
  });
});

describe('calendarDay', () => {
  it.each([
    ['Asia/Manila', '2026-11-22'],
    ['UTC', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-22'],
  ])('uses the time zone %s and returns %s for 18:00 UTC', (timeZone, day) => {
    expect(calendarDay(new Date('2026-11-21T18:00:00Z'), timeZone)).toBe(day);
  });
});

const ages = examples.flatMap(({ id, title, given, when, expect: expected }) =>
  when.do === 'age' ? [{ id, title, given, expected }] : [],
);

it.each(ages)('$id: $title', ({ given: { birthday = '', now = '', minAge = 0 }, expected }) => {
  const age = ageOn(birthday, calendarDay(new Date(now), MANILA));
  expect({ age, allowed: verdictOf(birthday, now, MANILA, minAge) === 'old-enough' }).toEqual(expected);
});
