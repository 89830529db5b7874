import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GoToTop } from './GoToTop.tsx';

const scrollTo = vi.fn();

function scrollPageTo(px: number) {
  act(() => {
    vi.stubGlobal('scrollY', px);
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => vi.stubGlobal('scrollTo', scrollTo));
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo.mockReset();
});

const page = (
  <main id="main" tabIndex={-1}>
    <GoToTop label="Back to the top" topId="main" />
  </main>
);

test('appears only after more than 400 px', () => {
  render(page);
  expect(screen.getByTitle('Back to the top').dataset.shown).toBe('false');
  scrollPageTo(400);
  expect(screen.getByTitle('Back to the top').dataset.shown).toBe('false');
  scrollPageTo(401);
  expect(screen.getByTitle('Back to the top').dataset.shown).toBe('true');
});

test.each([
  [true, 'auto'],
  [false, 'smooth'],
])('scrolls up with the focus; reduced motion %s: %s', async (reducedMotion, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  render(page);
  scrollPageTo(900);
  await userEvent.click(screen.getByTitle('Back to the top'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
