import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RtlProvider } from './index.ts';

function styleOf(css: CSSObject): CSSStyleDeclaration {
  const Box = styled('p')(css);
  render(
    <RtlProvider>
      <div dir="rtl">
        <Box>text</Box>
      </div>
    </RtlProvider>,
  );
  return getComputedStyle(screen.getByText('text'));
}

test('turns round what names a side of the screen, as the styles of MUI do', () => {
  const style = styleOf({ paddingLeft: 7, transform: 'translateX(3px)' });
  expect(style.paddingRight).toBe('7px');
  expect(style.paddingLeft).not.toBe('7px');
  expect(style.transform).toBe('translateX(-3px)');
});

test('leaves what follows the direction by itself', () => {
  expect(styleOf({ paddingInlineStart: 7 }).paddingInlineStart).toBe('7px');
});

test('bears the selectors that a prefix is written for', () => {
  expect(styleOf({ '&::placeholder': { opacity: 1 }, '&:read-only': { paddingLeft: 7 } }).paddingRight).toBe('7px');
});

test('leaves a rule that was written for one direction', () => {
  expect(styleOf({ '[dir="rtl"] &': { transform: 'translateX(3px)' } }).transform).toBe('translateX(3px)');
});
