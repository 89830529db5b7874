import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Receipt } from './Receipt.tsx';

test('associates every line and the total with its label', () => {
  render(
    <Receipt
      lines={[{ id: 'pay', label: 'You pay', value: '₱500.00' }]}
      total={{ label: 'Added to your balance', value: '₱505.00' }}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'You pay',
    'Added to your balance',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['₱500.00', '₱505.00']);
});
