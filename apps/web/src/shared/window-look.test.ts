import { expect, it } from 'vitest';

import { withLook } from './window-look.ts';

const LOOK = { lang: 'fil-PH', theme: 'light' };

it.each([
  ['https://chat.example/', 'https://chat.example/?lang=fil-PH&theme=light'],
  ['https://chat.example/talk?c=1#end', 'https://chat.example/talk?c=1&lang=fil-PH&theme=light#end'],
  ['https://chat.example/?lang=en', 'https://chat.example/?lang=en&theme=light'],
  ['mailto:help@croupier.example', 'mailto:help@croupier.example'],
  ['no address', 'no address'],
])('adds language and theme to %s when they are missing', (url, result) => {
  expect(withLook(url, LOOK)).toBe(result);
});
