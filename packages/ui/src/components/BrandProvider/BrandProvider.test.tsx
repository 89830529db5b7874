import styled from '@emotion/styled';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { croupier } from '../../theme/brands/croupier.ts';
import { parolan } from '../../theme/brands/parolan.ts';
import { useBrand } from '../../theme/brand-context.ts';
import type { BrandTokens } from '../../theme/tokens.ts';
import { useThemeChoice } from '../../theme/theme-choice.ts';
import { BrandProvider } from './index.ts';

function Probe() {
  const { choice, setChoice } = useThemeChoice();
  return (
    <button type="button" onClick={() => setChoice(choice === 'dark' ? 'light' : 'dark')}>
      {useBrand().id} {choice}
    </button>
  );
}

const show = (brand: BrandTokens = croupier) =>
  render(
    <StrictMode>
      <BrandProvider brand={brand}>
        <Probe />
      </BrandProvider>
    </StrictMode>,
  );

const scheme = () => document.documentElement.getAttribute('data-theme');
const variable = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

beforeEach(() => localStorage.clear());

test('the scheme is dark until another is chosen [THEME-01]', () => {
  show();
  expect(screen.getByRole('button').textContent).toBe('croupier dark');
  expect(scheme()).toBe('dark');
  expect(variable('--ui-color-bg')).toBe(croupier.color.dark.bg);
});

test('a choice takes effect, is kept as a bare word and holds the next time [THEME-01]', async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  await user.click(screen.getByRole('button'));
  expect(scheme()).toBe('light');
  expect(variable('--ui-color-bg')).toBe(croupier.color.light.bg);
  expect(localStorage.getItem('theme')).toBe('light');
  expect(localStorage).toHaveLength(1);
  unmount();
  show();
  expect(screen.getByRole('button').textContent).toBe('croupier light');
});

test('a stray value in the storage leaves the default', () => {
  localStorage.setItem('theme', 'purple');
  show();
  expect(scheme()).toBe('dark');
});

test('a storage that is closed to us leaves the default, and choosing still works', async () => {
  const user = userEvent.setup();
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  show();
  await user.click(screen.getByRole('button'));
  expect(scheme()).toBe('light');
});

test('a choice made in another tab arrives here', () => {
  show();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  });
  expect(scheme()).toBe('light');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
  });
  expect(scheme()).toBe('dark');
});

test('another brand changes colours, shapes and type, and nothing else is needed', () => {
  show(parolan);
  expect(variable('--ui-color-action')).toBe(parolan.color.dark.action);
  expect(variable('--ui-radius-card')).toBe(`${parolan.radius.card}px`);
  expect(variable('--ui-type-title')).toMatch(/^800 .*Sansita/);
});

test('what the page wears lies behind the components, so that any of them may differ', () => {
  const Big = styled('button')({ margin: '7px' });
  render(
    <BrandProvider brand={croupier}>
      <Big />
    </BrandProvider>,
  );
  const styles = [...document.head.querySelectorAll('style')];
  const page = styles.findIndex((style) =>
    [...(style.sheet?.cssRules ?? [])].some((rule) => rule.cssText.includes('--ui-color-bg:')),
  );
  const components = styles.findIndex((style) => style.dataset.emotion !== undefined);
  expect(page).toBeGreaterThanOrEqual(0);
  expect(page).toBeLessThan(components);
});
