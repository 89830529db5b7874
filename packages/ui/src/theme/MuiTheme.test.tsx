import styled from '@emotion/styled';
import { useTheme } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { BrandProvider } from '../components/layout/BrandProvider/BrandProvider.tsx';
import { croupier } from './brands/croupier.ts';
import { MuiTheme } from './MuiTheme.tsx';

const renderWithBrand = (children: ReactNode, direction: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <BrandProvider brand={croupier} direction={direction}>
      {children}
    </BrandProvider>,
  );

function Probe() {
  const theme = useTheme();
  return (
    <p>
      {theme.direction} {theme.palette.primary.main}
    </p>
  );
}

test("gives a widget the brand's colours and direction", async () => {
  renderWithBrand(
    <MuiTheme>
      <Probe />
    </MuiTheme>,
    'rtl',
  );
  expect(await screen.findByText('rtl var(--ui-color-action)')).toBeDefined();
});

test('mirrors the styles of a MUI widget for right-to-left scripts only', async () => {
  const Box = styled('p')({ paddingLeft: 7 });
  const widget = (
    <MuiTheme>
      <Box>text</Box>
    </MuiTheme>
  );
  const { unmount } = renderWithBrand(widget, 'rtl');
  await waitFor(() => expect(getComputedStyle(screen.getByText('text')).paddingRight).toBe('7px'));
  unmount();
  renderWithBrand(widget);
  expect(getComputedStyle(screen.getByText('text')).paddingLeft).toBe('7px');
});

test('shows a control before its mirroring is loaded, and a layer after that', async () => {
  // As after a reload: nothing is loaded.
  vi.resetModules();
  const { BrandProvider: FreshBrand } = await import('../components/layout/BrandProvider/BrandProvider.tsx');
  const { MuiTheme: FreshTheme } = await import('./MuiTheme.tsx');
  render(
    <FreshBrand brand={croupier} direction="rtl">
      <FreshTheme>
        <p>control</p>
      </FreshTheme>
      <FreshTheme needed>
        <p>layer</p>
      </FreshTheme>
    </FreshBrand>,
  );
  expect(screen.getByText('control')).toBeDefined();
  expect(screen.queryByText('layer')).toBeNull();
  expect(await screen.findByText('layer')).toBeDefined();
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
  rerender(withProbe(true));
  expect(screen.getByText(/^ltr/)).toBeDefined();
  rerender(withProbe(false));
  expect(screen.getByText(/^ltr/)).toBeDefined();
});

test('shares the theme between nested widgets', () => {
  const themes: unknown[] = [];
  function Collect() {
    themes.push(useTheme());
    return null;
  }
  renderWithBrand(
    <MuiTheme>
      <Collect />
      <MuiTheme>
        <Collect />
      </MuiTheme>
    </MuiTheme>,
  );
  expect(themes).toHaveLength(2);
  expect(themes[0]).toBe(themes[1]);
});

test('does not change the selected scheme', () => {
  localStorage.setItem('theme', 'light');
  renderWithBrand(
    <MuiTheme>
      <Probe />
    </MuiTheme>,
  );
  expect(document.documentElement.getAttribute('data-theme')).toBe('light');
  localStorage.clear();
});
