import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { LoaderOverlay } from './LoaderOverlay.tsx';

test('announces the action in an existing live region', () => {
  const { rerender } = renderInBrand(<LoaderOverlay open={false} label="Logging in" />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(<LoaderOverlay open label="Logging in" />);
  expect(status.textContent).toBe('Logging in');
  rerender(<LoaderOverlay open={false} label="Logging in" />);
  expect(status.textContent).toBe('');
});
