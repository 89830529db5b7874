import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { WaterfallChart } from './WaterfallChart.tsx';

test('is an itemised sum on phones', () => {
  renderInBrand(
    <WaterfallChart
      label="November"
      opening={{ label: 'Nov 1', value: 100, text: '₱100.00' }}
      steps={[{ id: 'deposits', label: 'Deposits', change: 50, text: '+₱50.00' }]}
      closing={{ label: 'Now', value: 150, text: '₱150.00' }}
    />,
  );
  expect(screen.getByRole('figure', { name: 'November' })).toBeDefined();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '₱100.00',
    '+₱50.00',
    '₱150.00',
  ]);
});
