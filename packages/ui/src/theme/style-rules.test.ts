import { expect, test } from 'vitest';
import { cssRules } from './style-rules.ts';

test('hyphenates property names and keeps variables, values and media queries', () => {
  expect(
    cssRules({
      body: { backgroundColor: 'red', WebkitTextSizeAdjust: '100%', '--ui-color-bgSunken': '#000', zIndex: 2 },
      '@media print': { a: { color: 'black' }, b: { margin: 0 } },
    }),
  ).toEqual([
    'body{background-color:red;-webkit-text-size-adjust:100%;--ui-color-bgSunken:#000;z-index:2;}',
    '@media print{a{color:black;}b{margin:0;}}',
  ]);
});
