import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { DataGridProps } from './DataGrid.tsx';
import { DataGrid } from './DataGrid.tsx';

const texts: DataGridProps['texts'] = {
  loading: 'Accounts are loading',
  columns: 'Columns',
  sort: 'Sort',
  ascending: 'Sort ascending',
  descending: 'Sort descending',
  actions: 'Open',
  open: (name) => `Open ${name}`,
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    summary: (from, to, count) => `${from} to ${to} of ${count}`,
    pageSize: 'Rows a page',
  },
};

function renderGrid(props: Partial<DataGridProps> = {}) {
  const onPageChange = vi.fn();
  const grid = (more: Partial<DataGridProps>) => (
    <DataGrid
      label="Accounts"
      columns={[
        { id: 'name', label: 'Account' },
        { id: 'balance', label: 'Balance', numeric: true, phone: 'value' },
        { id: 'note', label: 'Note', phone: 'note' },
      ]}
      rows={[{ id: 'one', name: 'Tala', cells: { name: 'Tala', balance: '₱634.00', note: 'Cebu' } }]}
      paging={{ page: 3, pageSize: 20, rowCount: 46, onPageChange }}
      texts={texts}
      {...props}
      {...more}
    />
  );
  const { user, rerender } = renderInBrand(grid({}));
  return { user, onPageChange, change: (more: Partial<DataGridProps>) => rerender(grid(more)) };
}

test('names the rows of the last page and asks for another page when its button is pressed', async () => {
  const { user, onPageChange } = renderGrid();
  expect(screen.queryByText('41 to 46 of 46')).not.toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2);
});

test('opens a row by its button on phones', async () => {
  const onOpen = vi.fn();
  const { user } = renderGrid({ onOpen });
  await user.click(screen.getByRole('button', { name: 'Open Tala' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('one');
});

test('shows totals before the rows where these answer the question', () => {
  renderGrid({ totals: { name: 'Total', balance: '₱900.00' }, totalsAt: 'start' });
  const first = screen.getAllByRole('listitem').find((item) => item.closest('nav') === null);
  expect(first?.textContent).toBe('Total₱900.00');
});

test('shows totals after the rows, without a button', () => {
  renderGrid({ onOpen: vi.fn(), totals: { name: 'Total', balance: '₱900.00' } });
  const [, totals] = screen.getAllByRole('listitem').filter((item) => item.closest('nav') === null);
  expect(totals?.textContent).toBe('Total₱900.00');
  expect(within(totals ?? document.body).queryByRole('button')).toBeNull();
});

test('leaves a hidden column out, and shows it again when the menu says so', async () => {
  const onHiddenChange = vi.fn();
  const { user } = renderGrid({ hidden: ['note'], onHiddenChange });
  expect(screen.queryByText('Cebu')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const items = await screen.findAllByRole('menuitemcheckbox');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Balance', 'Note']);
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Note', checked: false }));
  expect(onHiddenChange).toHaveBeenCalledExactlyOnceWith([]);
});

test('sorts by a column and in the other direction on phones', async () => {
  const onSortChange = vi.fn();
  const { user } = renderGrid({
    columns: [
      { id: 'name', label: 'Account', sortable: true },
      { id: 'balance', label: 'Balance', sortable: true, numeric: true },
      { id: 'note', label: 'Note' },
    ],
    sort: { column: 'name', direction: 'asc' },
    onSortChange,
  });
  await user.click(screen.getByRole('button', { name: 'Sort descending' }));
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'desc' });
  await user.click(screen.getByRole('button', { name: /^Sort.*Account/ }));
  const choices = await screen.findAllByRole('menuitemradio');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Account', 'Balance']);
  await user.click(screen.getByRole('menuitemradio', { name: 'Balance' }));
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'balance', direction: 'desc' });
});

test('announces loading, and keeps the rows of the page before', () => {
  const { change } = renderGrid();
  change({ loading: true });
  expect(screen.getByText('Accounts are loading').role).toBe('status');
  expect(screen.queryByText('₱634.00')).not.toBeNull();
});

test('shows the slot of an error instead of rows, and the one of an empty list only after loading', () => {
  const { change } = renderGrid({ error: 'Did not load' });
  expect(screen.queryByText('Did not load')).not.toBeNull();
  expect(screen.queryByText('₱634.00')).toBeNull();
  change({ error: undefined, rows: [], empty: 'Nobody yet', loading: true });
  expect(screen.queryByText('Nobody yet')).toBeNull();
  change({ error: undefined, rows: [], empty: 'Nobody yet' });
  expect(screen.queryByText('Nobody yet')).not.toBeNull();
});
