import { screen, within } from '@testing-library/react';
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

test('names the rows of a group by its head, which has its sums in their columns', () => {
  renderInBrand(
    <RecordTable
      label="Entries"
      columns={[
        { id: 'what', label: 'What' },
        { id: 'time', label: 'Time' },
        { id: 'change', label: 'Change', numeric: true },
      ]}
      groups={[
        { id: '22', label: 'Nov 22', cells: { change: '+₱9.00' } },
        { id: '21', label: 'Nov 21' },
      ]}
      rows={[
        { id: '3', group: '22', cells: { what: 'Deposit', time: '6:05 PM', change: '+₱10.00' } },
        { id: '2', group: '22', cells: { what: 'Game', time: '4:40 PM', change: '−₱1.00' } },
        { id: '1', group: '21', cells: { what: 'Bonus', time: '9:00 AM', change: '+₱5.00' }, detail: 'Weekly' },
      ]}
    />,
  );
  const [today, yesterday] = screen.getAllByRole('rowgroup', { name: /Nov/ });
  expect(today && within(today).getAllByRole('row')).toHaveLength(3);
  const head = screen.getByRole('rowheader', { name: 'Nov 22' });
  expect(head.getAttribute('colspan')).toBe('2');
  expect(head.nextElementSibling?.textContent).toBe('+₱9.00');
  expect(screen.getByRole('rowheader', { name: 'Nov 21' }).getAttribute('colspan')).toBe('3');
  expect(yesterday?.textContent).toContain('Weekly');
});
