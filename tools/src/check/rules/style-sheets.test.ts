import { expect, it } from 'vitest';
import { runRule } from '../test-files.ts';
import { styleSheets } from './style-sheets.ts';

it('reports colours and sides in a style sheet with their lines', () => {
  const violations = runRule(styleSheets, {
    'apps/web/src/app/page.css': 'p {\n  color: #fff;\n  padding-right: 1px;\n}',
  });
  expect(violations).toEqual([
    expect.stringContaining('page.css:2 contains the colour #fff'),
    expect.stringContaining('page.css:3 sets padding-right'),
  ]);
});

it('accepts the colours of the theme', () => {
  expect(runRule(styleSheets, { 'packages/ui/src/theme/fonts/fonts.css': 'p { color: #fff; }' })).toEqual([]);
});
