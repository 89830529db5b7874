import { validateField } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { passwordRules } from './NewPasswordInput.tsx';

const fits = (value: string, patternId: number): boolean =>
  passwordRules({ enabled: true, required: true, patternId, minLength: 8, maxLength: 20 }).every(({ met }) =>
    met(value),
  );

it.each([2, 7, 14, 18])(
  'pattern %i: a password with every rule ticked off is accepted, others are not',
  (patternId) => {
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
      // Pattern 2 allows no special characters, and says so when it refuses them.
      if (patternId === 2 && value.includes('!')) continue;
      expect([value, fits(value, patternId)]).toEqual([value, validateField(value, config) === undefined]);
    }
  },
);

it('shows the length alone for a pattern that cannot be ticked off', () => {
  expect(passwordRules({ enabled: true, required: true, patternId: 9 }).map(({ id }) => id)).toEqual(['length']);
});
