import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { LoaderOverlay } from './LoaderOverlay.tsx';

test('covers the page and announces the action in an existing live region while it is open [SYS-03]', () => {
  const { rerender } = renderInBrand(<LoaderOverlay open={false} label="Logging in" />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(<LoaderOverlay open label="Logging in" />);
  expect(status.textContent).toBe('Logging in');
  expect(status.firstElementChild && getComputedStyle(status.firstElementChild).position).toBe('fixed');
  rerender(<LoaderOverlay open={false} label="Logging in" />);
  expect(status.textContent).toBe('');
});
