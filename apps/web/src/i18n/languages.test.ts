import { expect, it } from 'vitest';

import { languages } from './languages.ts';
import { toTestLanguage } from './test-language.ts';

it('knows thirty-eight languages, and says which run from right to left [I18N-01]', () => {
  const rightToLeft = Object.entries(languages).filter(([, { direction }]) => direction === 'rtl');
  expect(Object.keys(languages)).toHaveLength(38);
  expect(rightToLeft.map(([code]) => code).toSorted()).toEqual(['AR', 'FA', 'UR']);
  for (const { bcp47 } of Object.values(languages)) expect(Intl.getCanonicalLocales(bcp47)).toEqual([bcp47]);
});

it('lengthens and accents a text but keeps its placeholders when it makes the test language', () => {
  expect(toTestLanguage('Welcome, {{name}}')).toMatch(/^\[Wḗŀƈǿḿḗ, \{\{name\}\}·+\]$/);
});
