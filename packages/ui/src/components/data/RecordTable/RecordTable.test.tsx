import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { RecordTable } from './RecordTable.tsx';

test('has column headers, and opens a row by its first cell', async () => {
  const onOpen = vi.fn();
  const { user } = renderInBrand(
    <RecordTable
      label="Bets"
      columns={[
        { id: 'game', label: 'Game' },
        { id: 'stake', label: 'Stake', numeric: true },
      ]}
      rows={[
        { id: 'one', cells: { game: 'Dragon Hoard', stake: '₱5.00' } },
        { id: 'two', cells: { game: 'Carabao', stake: '₱7.00' } },
      ]}
      onOpen={onOpen}
    />,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Game', 'Stake']);
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Carabao' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('two');
});
