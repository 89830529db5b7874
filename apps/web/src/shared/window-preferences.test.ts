import { expect, it } from 'vitest';

import { withPreferences } from './window-preferences.ts';

const PREFERENCES = { lang: 'fil-PH', theme: 'light' };

it.each([
  ['https://chat.example/', 'https://chat.example/?lang=fil-PH&theme=light'],
  ['https://chat.example/talk?c=1#end', 'https://chat.example/talk?c=1&lang=fil-PH&theme=light#end'],
  ['https://chat.example/?lang=en', 'https://chat.example/?lang=en&theme=light'],
])('adds language and theme to %s where the query lacks them', (url, result) => {
  expect(withPreferences(url, PREFERENCES)).toBe(result);
});

it.each(['mailto:help@croupier.example', 'no address'])('returns %s unchanged, because it is no HTTP URL', (url) => {
  expect(withPreferences(url, PREFERENCES)).toBe(url);
});
