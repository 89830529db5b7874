import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { StatGrid } from './StatGrid.tsx';

const trend = { direction: 'up', text: '+₱5.00 vs Saturday' } as const;

test('says that a figure did not load instead of comparing it', () => {
  renderInBrand(
    <StatGrid
      missing="Not loaded"
      stats={[
        { id: 'turnover', label: 'Turnover', value: '₱100.00', trend },
        { id: 'deposits', label: 'Deposits', trend },
      ]}
    />,
  );
  expect(screen.getAllByText('Not loaded')).toHaveLength(1);
  expect(screen.getAllByText('+₱5.00 vs Saturday')).toHaveLength(1);
});

test('announces loading and keeps the labels while figures are missing', () => {
  renderInBrand(
    <StatGrid missing="Not loaded" loading="Figures are loading" stats={[{ id: 'turnover', label: 'Turnover' }]} />,
  );
  expect(screen.getByRole('status').textContent).toBe('Figures are loading');
  expect(screen.queryByText('Turnover')).not.toBeNull();
  expect(screen.queryByText('Not loaded')).toBeNull();
});
