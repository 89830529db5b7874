import { CacheProvider, type CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mirroringCache } from './mirroring-cache.ts';

function styleOf(css: CSSObject): CSSStyleDeclaration {
  const Box = styled('p')(css);
  render(
    <CacheProvider value={mirroringCache}>
      <div dir="rtl">
        <Box>text</Box>
      </div>
    </CacheProvider>,
  );
  return getComputedStyle(screen.getByText('text'));
}

test("mirrors physical properties, as in MUI's styles", () => {
  const style = styleOf({ paddingLeft: 7, transform: 'translateX(3px)' });
  expect(style.paddingRight).toBe('7px');
  expect(style.paddingLeft).not.toBe('7px');
  expect(style.transform).toBe('translateX(-3px)');
});

test('keeps logical properties', () => {
  expect(styleOf({ paddingInlineStart: 7 }).paddingInlineStart).toBe('7px');
});

test('mirrors rules with pseudo-class and pseudo-element selectors', () => {
  expect(styleOf({ '&::placeholder': { opacity: 1 }, '&:read-only': { paddingLeft: 7 } }).paddingRight).toBe('7px');
});

test('does not mirror rules with a direction selector', () => {
  expect(styleOf({ '[dir="rtl"] &': { transform: 'translateX(3px)' } }).transform).toBe('translateX(3px)');
});
