import { describe, expect, it } from 'vitest';
import { runRule } from '../run-rule.ts';
import { colours } from './colours.ts';
import { logicalSides } from './logical-sides.ts';

const CARD = 'packages/ui/src/components/display/Card/Card.tsx';

describe('colours and sides', () => {
  it.each([
    ['a colour in hex', "const a = { color: '#1a2b3c' };"],
    ['a short colour inside a value', "const a = { border: '1px solid #fff' };"],
    ['rgb', "const a = { background: 'rgb(0 0 0 / 50%)' };"],
    ['hsl in a template', 'const a = css`color: hsl(10deg 20% 30%)`;'],
    ['a named colour in a style', "const a = <p style={{ color: 'red' }} />;"],
    ['a named colour inside a border', "const a = { border: '1px solid black' };"],
    ['a named colour in an attribute', 'const a = <path fill="white" />;'],
  ])('reports %s and suggests a token', (_what, text) => {
    expect(runRule(colours, { [CARD]: text })).toEqual([
      expect.stringMatching(/Card\.tsx:1 contains the colour .*use a theme token/u),
    ]);
  });

  it.each([
    ['marginLeft', 'const a = { marginLeft: 8 };', 'use marginInlineStart'],
    ['left in sx', 'const a = <p sx={{ left: 0 }} />;', 'use insetInlineStart'],
    ['right in styled', "const A = styled('div')({ right: 0 });", 'use insetInlineEnd'],
    ['pr in sx', 'const a = <p sx={{ pr: 2 }} />;', 'use paddingInlineEnd'],
    ['ml as a system prop', 'const a = <Box ml={2} />;', 'use marginInlineStart'],
    ['paddingRight', 'const a = { paddingRight: 8 };', 'use paddingInlineEnd'],
    ['borderLeft', "const a = { borderLeft: '1px solid' };", 'use borderInlineStart'],
    ['a hyphenated name', "const A = styled('div')({ 'margin-left': 8 });", 'use marginInlineStart'],
    ['direction in styled', "const A = styled('div')({ direction: 'ltr' });", 'use the attribute dir'],
    [
      'direction of a nested rule',
      "const A = styled('p')({ '& > b': { direction: 'rtl' } });",
      'use the attribute dir',
    ],
    ['direction in a declared style', "const a: CSSObject = { direction: 'ltr' };", 'use the attribute dir'],
    ['direction in a css template', 'const a = css`direction: ltr;`;', 'use the attribute dir'],
    ['textAlign right', "const a = { textAlign: 'right' };", 'use end'],
    ['textAlign left', "const a = { textAlign: 'left' };", 'use start'],
    ['a corner', 'const a = { borderTopLeftRadius: 4 };', 'use borderStartStartRadius'],
    ['a side in a css template', 'const a = css`margin-left: 4px;`;', 'inline-start'],
  ])('reports %s with the logical property', (_what, text, fix) => {
    const violations = runRule(logicalSides, { [CARD]: text });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(fix);
  });

  it.each([
    ['a palette name', CARD, "const a = { color: 'text.secondary', background: 'transparent' };"],
    ['a channel of the theme', CARD, 'const a = { color: `rgba(${theme.vars.channel} / 0.5)` };'],
    ['an anchor', CARD, 'const a = <a href="#add" />;'],
    ['measured geometry', CARD, 'const a = { left: box.left, right: box.right };'],
    ['a destructured box', CARD, 'const { left, right } = box;'],
    ['the direction of a list', CARD, "const a = { field: 'amount', direction: 'desc' };"],
    ['direction as a prop', CARD, 'const a = <BrandProvider direction="rtl" />;'],
    ['direction as an option of MUI', CARD, "const a = createTheme({ direction: 'rtl' });"],
    ['columns', CARD, "const A = styled('div')({ flexDirection: 'column' });"],
    ['logical properties', CARD, "const a = { marginInlineStart: 8, textAlign: 'start' };"],
    ['a colour that is no style', CARD, "const a = { fruit: 'orange' };"],
  ])('accepts %s', (_what, path, text) => {
    expect(runRule(colours, { [path]: text })).toEqual([]);
    expect(runRule(logicalSides, { [path]: text })).toEqual([]);
  });
});
