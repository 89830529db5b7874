import styled from '@emotion/styled';
import { useTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { BrandProvider } from '../components/layout/BrandProvider/BrandProvider.tsx';
import { croupier } from './brands/croupier.ts';
import { MuiTheme } from './MuiTheme.tsx';

const renderWithBrand = (children: ReactNode, direction: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <BrandProvider brand={croupier} direction={direction}>
      {children}
    </BrandProvider>,
  );

/** MUI's primary colour inside a dialog. */
function muiVariable(): string {
  const layer = document.body.appendChild(document.createElement('div'));
  layer.className = 'MuiModal-root';
  const value = getComputedStyle(layer).getPropertyValue('--ui-mui-palette-primary-main').trim();
  layer.remove();
  return value;
}

const countStyleSheets = () => document.head.querySelectorAll('style:not([data-emotion])').length;

function Probe() {
  const theme = useTheme();
  return (
    <p>
      {theme.direction} {theme.vars?.palette.primary.main}
    </p>
  );
}

test("creates MUI's theme only when a MUI widget is used, with brand and direction", async () => {
  const { unmount } = renderWithBrand(null);
  expect(muiVariable()).toBe('');
  unmount();
  renderWithBrand(
    <MuiTheme needed>
      <Probe />
    </MuiTheme>,
    'rtl',
  );
  expect(muiVariable()).toBe(croupier.color.dark.action);
  expect(await screen.findByText(/^rtl var\(--ui-mui-palette-primary-main/)).toBeDefined();
});

test('mirrors the styles of a MUI widget for right-to-left scripts only', async () => {
  const Box = styled('p')({ paddingLeft: 7 });
  const widget = (
    <MuiTheme needed>
      <Box>text</Box>
    </MuiTheme>
  );
  const { unmount } = renderWithBrand(widget, 'rtl');
  expect(getComputedStyle(await screen.findByText('text')).paddingRight).toBe('7px');
  unmount();
  renderWithBrand(widget);
  expect(getComputedStyle(screen.getByText('text')).paddingLeft).toBe('7px');
});

test('shows nothing until it is needed, and keeps the widget for its exit transition', () => {
  const withProbe = (needed: boolean) => (
    <BrandProvider brand={croupier}>
      <MuiTheme needed={needed}>
        <Probe />
      </MuiTheme>
    </BrandProvider>
  );
  const { rerender } = render(withProbe(false));
  expect(screen.queryByText(/^ltr/)).toBeNull();
  expect(muiVariable()).toBe('');
  rerender(withProbe(true));
  expect(screen.getByText(/^ltr/)).toBeDefined();
  rerender(withProbe(false));
  expect(screen.getByText(/^ltr/)).toBeDefined();
});

test('shares the theme between nested widgets and removes its styles after the last', () => {
  const { rerender } = renderWithBrand(
    <MuiTheme needed>
      <Probe />
    </MuiTheme>,
  );
  const initialCount = countStyleSheets();
  rerender(
    <BrandProvider brand={croupier}>
      <MuiTheme needed>
        <MuiTheme needed>
          <Probe />
        </MuiTheme>
      </MuiTheme>
    </BrandProvider>,
  );
  expect(countStyleSheets()).toBe(initialCount);
  rerender(<BrandProvider brand={croupier}>{null}</BrandProvider>);
  expect(countStyleSheets()).toBe(initialCount - 1);
  expect(muiVariable()).toBe('');
});

test('does not change the selected scheme', () => {
  localStorage.setItem('theme', 'light');
  renderWithBrand(
    <MuiTheme needed>
      <Probe />
    </MuiTheme>,
  );
  expect(document.documentElement.getAttribute('data-theme')).toBe('light');
  localStorage.clear();
});
