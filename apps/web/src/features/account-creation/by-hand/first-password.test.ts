import { validateField } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { firstPassword } from './first-password.ts';

const config = (patternId: number) => ({ enabled: true, required: true, patternId, minLength: 8, maxLength: 20 });

// Patterns of passwords that the platform can ask for.
it.each([2, 6, 7, 14, 18])('meets the rules of pattern %i, and is another one each time', (patternId) => {
  const passwords = Array.from({ length: 50 }, () => firstPassword(config(patternId)));
  expect(passwords.filter((password) => validateField(password, config(patternId)) !== undefined)).toEqual([]);
  expect(new Set(passwords).size).toBe(passwords.length);
});

it('can be read out, also where signs are refused', () => {
  expect([14, 2].map((patternId) => firstPassword(config(patternId), () => 0))).toEqual([
    'Bababa-000-baba',
    'Bababa000baba',
  ]);
});
