import styled from '@emotion/styled';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { croupier } from '../../../theme/brands/croupier.ts';
import { parolan } from '../../../theme/brands/parolan.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import type { BrandTokens } from '../../../theme/tokens.ts';
import { useThemeChoice } from '../../../theme/theme-choice.ts';
import { BrandProvider } from './BrandProvider.tsx';

function Probe() {
  const { scheme, setChoice } = useThemeChoice();
  return (
    <button type="button" onClick={() => setChoice(scheme === 'dark' ? 'light' : 'dark')}>
      {useBrand().id} {scheme}
    </button>
  );
}

const renderProbe = (brand: BrandTokens = croupier) =>
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

/** Makes the device prefer a scheme; the returned function changes it. */
function stubDevice(prefersLight: boolean): (light: boolean) => void {
  const list = Object.assign(new EventTarget(), { matches: prefersLight });
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('prefers-color-scheme:light') ? list : Object.assign(new EventTarget(), { matches: false }),
  );
  return (light) => {
    list.matches = light;
    list.dispatchEvent(new Event('change'));
  };
}

afterEach(() => vi.unstubAllGlobals());

test('has the scheme of the device until somebody chooses, and follows its change [THEME-01]', async () => {
  const user = userEvent.setup();
  const changeDevice = stubDevice(true);
  renderProbe();
  expect(scheme()).toBe('light');
  act(() => changeDevice(false));
  expect(scheme()).toBe('dark');
  expect(localStorage.getItem('theme')).toBeNull();
  await user.click(screen.getByRole('button'));
  act(() => changeDevice(false));
  expect([scheme(), localStorage.getItem('theme')]).toEqual(['light', 'light']);
});

test('follows the device again when that is chosen, over a reload [THEME-01]', () => {
  stubDevice(true);
  localStorage.setItem('theme', 'device');
  renderProbe();
  expect(scheme()).toBe('light');
});

test('is dark where the device prefers nothing [THEME-01]', () => {
  renderProbe();
  expect(screen.getByRole('button').textContent).toBe('croupier dark');
  expect(scheme()).toBe('dark');
  expect(variable('--ui-color-bg')).toBe(croupier.color.dark.bg);
});

test('applies and stores a chosen scheme for the next visit [THEME-01]', async () => {
  const user = userEvent.setup();
  const { unmount } = renderProbe();
  await user.click(screen.getByRole('button'));
  expect(scheme()).toBe('light');
  expect(variable('--ui-color-bg')).toBe(croupier.color.light.bg);
  expect(localStorage.getItem('theme')).toBe('light');
  expect(localStorage).toHaveLength(1);
  unmount();
  renderProbe();
  expect(screen.getByRole('button').textContent).toBe('croupier light');
});

test('uses the default when the stored value is invalid', () => {
  localStorage.setItem('theme', 'purple');
  renderProbe();
  expect(scheme()).toBe('dark');
});

test('uses the default and applies a choice when storage is unavailable', async () => {
  const user = userEvent.setup();
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  renderProbe();
  await user.click(screen.getByRole('button'));
  expect(scheme()).toBe('light');
});

test('follows a choice made in another tab', () => {
  renderProbe();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  });
  expect(scheme()).toBe('light');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
  });
  expect(scheme()).toBe('dark');
});

test('applies colours, shapes and type of another brand', () => {
  renderProbe(parolan);
  expect(variable('--ui-color-action')).toBe(parolan.color.dark.action);
  expect(variable('--ui-radius-card')).toBe(`${parolan.radius.card}px`);
  expect(variable('--ui-type-title')).toMatch(/^800 .*Sansita/);
});

test('places page styles before component styles, so that components can override them', () => {
  const Big = styled('button')({ margin: '7px' });
  render(
    <BrandProvider brand={croupier}>
      <Big />
    </BrandProvider>,
  );
  const styles = [...document.head.querySelectorAll('style')];
  const pageIndex = styles.findIndex((style) =>
    [...(style.sheet?.cssRules ?? [])].some((rule) => rule.cssText.includes('--ui-color-bg:')),
  );
  const componentIndex = styles.findIndex((style) => style.dataset.emotion !== undefined);
  expect(pageIndex).toBeGreaterThanOrEqual(0);
  expect(pageIndex).toBeLessThan(componentIndex);
});
