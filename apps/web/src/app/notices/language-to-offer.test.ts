import { expect, it } from 'vitest';

import { languageToOffer } from './language-to-offer.ts';

it.each([
  [['en-PH', 'fil-PH'], 'TY', 'EN'],
  [['en'], 'TY', 'EN'],
  [['fr-FR', 'en-GB'], 'TY', 'EN'],
  [['tl-PH', 'en'], 'EN', 'TY'],
  [['FIL'], 'EN', 'TY'],
  [['fil-PH', 'en'], 'TY', undefined],
  [['en-US'], 'EN', undefined],
  [['fr'], 'TY', undefined],
  [[], 'TY', undefined],
] as const)('a browser that prefers %j is offered, on a site in %s, %s', (preferred, current, offer) => {
  expect(languageToOffer(preferred, ['TY', 'EN'], current)).toBe(offer);
});

it('the region decides between variants of a language', () => {
  expect(languageToOffer(['zh-TW'], ['CN', 'TW', 'EN'], 'EN')).toBe('TW');
  expect(languageToOffer(['zh-SG'], ['CN', 'TW', 'EN'], 'EN')).toBe('CN');
  expect(languageToOffer(['zh-Hant-TW', 'en'], ['CN', 'TW', 'EN'], 'TW')).toBeUndefined();
});
