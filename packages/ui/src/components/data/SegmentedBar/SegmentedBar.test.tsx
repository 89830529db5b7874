import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SegmentedBar } from './SegmentedBar.tsx';

test('lists every part with its amount, also one that is too small to be drawn', () => {
  render(
    <SegmentedBar
      label="Parts"
      segments={[
        { id: '1', fill: 'solid', label: 'Received', value: '₱10.00', share: 10 },
        { id: '2', fill: 'outlined', label: 'To come', value: '₱0.00', share: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Received', 'To come']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['₱10.00', '₱0.00']);
});
