import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { SummaryHeader } from './SummaryHeader.tsx';

test('announces loading only while there is no summary', () => {
  const { rerender } = renderInBrand(<SummaryHeader title="Overview" loading="Loading" />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  rerender(<SummaryHeader title="Overview" loading="Loading" summary="You earned ₱5.00." />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByText('You earned ₱5.00.')).not.toBeNull();
});
