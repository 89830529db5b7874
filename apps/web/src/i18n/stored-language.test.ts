import { beforeEach, expect, it } from 'vitest';

import { saveLanguage, offeredCodes, readLanguage, type OfferedLanguages } from './stored-language.ts';

const offered: OfferedLanguages = { languages: ['TY', 'EN'], defaultLanguage: 'TY', testLanguage: false };

beforeEach(() => localStorage.clear());

it("is the site's default until the visitor chooses [I18N-02]", () => {
  expect(readLanguage(offered)).toBe('TY');
});

it('is what the visitor chose, kept as current and as previous language [I18N-04] [STORE-05]', () => {
  saveLanguage('EN');
  expect(readLanguage(offered)).toBe('EN');
  expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['EN', 'EN']);
});

it("returns the site's default when the stored language is not offered", () => {
  localStorage.setItem('lang', 'CN');
  expect(readLanguage(offered)).toBe('TY');
});

it('offers the test language only where the configuration says so [I18N-06]', () => {
  expect(offeredCodes(offered)).toEqual(['TY', 'EN']);
  expect(offeredCodes({ ...offered, testLanguage: true })).toEqual(['TY', 'EN', 'QPS']);
});
