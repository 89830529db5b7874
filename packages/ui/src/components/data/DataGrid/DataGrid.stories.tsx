import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { DataGrid, type DataGridProps } from './DataGrid.tsx';

const accounts = [
  ['Kidlat', '21,698.23', 'Today, 19:01', '13 Dec 2025', 'Runs the Marikina branch since the first year'],
  ['Ate Hiraya', '6,218.63', 'Today, 17:30', '5 Mar 2026', 'Cebu'],
  ['Mang Ben', '4,773.61', 'Today, 19:03', '25 Jan 2026', 'Store on our street'],
  ['Tala', '634.00', 'Today, 17:07', '18 Nov 2026', ''],
  ['Jomar', '10,003.25', 'Today, 16:05', '8 Jan 2026', 'Basketball'],
  ['Luzviminda', '4,575.44', 'Today, 15:01', '27 Mar 2026', ''],
] as const;

const rows = accounts.map(([name, balance, login, joined, note]) => ({
  id: name,
  name,
  cells: { name: <b>{name}</b>, balance, login, joined, note },
}));

const columns: DataGridProps['columns'] = [
  { id: 'name', label: 'Account', sortable: true, minWidth: 150 },
  { id: 'balance', label: 'Balance, ₱', numeric: true, sortable: true, phone: 'value' },
  { id: 'login', label: 'Last login', sortable: true },
  { id: 'joined', label: 'Joined', phone: 'note' },
  { id: 'note', label: 'Your note', phone: 'hidden' },
];

/** Keeps what a page would keep in its address. */
function Controlled(props: DataGridProps) {
  const [sort, setSort] = useState(props.sort);
  const [hidden, setHidden] = useState(props.hidden ?? []);
  const [page, setPage] = useState(props.paging.page);
  return (
    <DataGrid
      {...props}
      {...(sort && { sort })}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
      hidden={hidden}
      onHiddenChange={setHidden}
      paging={{
        ...props.paging,
        page,
        onPageChange: (next) => {
          setPage(next);
          props.paging.onPageChange(next);
        },
      }}
    />
  );
}

const meta = {
  title: 'Data/DataGrid',
  component: DataGrid,
  render: Controlled,
  args: {
    label: 'Accounts of your team',
    columns,
    rows,
    totals: { name: 'Total', balance: '275,809.13' },
    sort: { column: 'login', direction: 'desc' },
    onSortChange: fn(),
    onOpen: fn(),
    paging: {
      page: 1,
      pageSize: 6,
      rowCount: 46,
      onPageChange: fn(),
      pageSizes: [6, 20, 50],
      onPageSizeChange: fn(),
    },
    texts: {
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
    },
  },
} satisfies Meta<typeof DataGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The totals are in the columns they sum. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await canvas.findByText('21,698.23');
    const [total, amount] = ['275,809.13', '21,698.23'].map((text) => canvas.getByText(text).getBoundingClientRect());
    // The end of a column depends on the direction; large text starts a line.
    const distances = (['left', 'right'] as const).map((side) =>
      Math.abs((total?.[side] ?? 0) - (amount?.[side] ?? 99)),
    );
    await expect(Math.min(...distances)).toBeLessThan(2);
  },
};

/** A head sorts; the server orders the rows. */
export const Sorting: Story = {
  play: async ({ canvas, args }) => {
    const head = await canvas.findByRole('columnheader', { name: 'Balance, ₱' });
    await userEvent.click(head);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'balance', direction: 'desc' });
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
    await userEvent.click(head);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'balance', direction: 'asc' });
  },
};

/** Arrows move between cells, Enter opens the row of the cell. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('columnheader', { name: 'Joined' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('5 Mar 2026');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(args.onOpen).toHaveBeenLastCalledWith('Ate Hiraya');
  },
};

/** A press on a row and its button open it once; the totals open nothing. */
export const RowPressed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByText('634.00'));
    await expect(args.onOpen).toHaveBeenLastCalledWith('Tala');
    await userEvent.click(canvas.getByRole('button', { name: 'Open Jomar' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('Jomar');
    await userEvent.click(canvas.getByText('275,809.13'));
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

/** Columns are hidden and shown by a menu that stays open. */
export const Columns: Story = {
  args: { hidden: ['note'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Joined' });
    await expect(canvas.queryByRole('columnheader', { name: 'Your note' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = await within(document.body).findByRole('menu', { name: 'Columns' });
    await userEvent.click(within(menu).getByRole('menuitemcheckbox', { name: 'Your note' }));
    await userEvent.click(within(menu).getByRole('menuitemcheckbox', { name: 'Joined' }));
    await userEvent.keyboard('{Escape}');
    await canvas.findByRole('columnheader', { name: 'Your note' });
    await expect(canvas.queryByRole('columnheader', { name: 'Joined' })).toBeNull();
  },
};

/** Rows of two lines; MUI's grid is not loaded. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open Kidlat' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('Kidlat');
  },
};

/** Placeholders in the columns of the rows, before the first page. */
export const Loading: Story = { tags: ['matrix'], args: { rows: [], loading: true } };

export const LoadingNextPage: Story = { args: { loading: true } };

export const Empty: Story = {
  args: {
    rows: [],
    paging: { ...meta.args.paging, rowCount: 0 },
    empty: <EmptyState icon="users" title="No accounts yet" text="The first one comes with your link." />,
  },
};

export const Error: Story = {
  args: { rows: [], error: <ErrorState title="The accounts did not load" onRetry={fn()} retryLabel="Try again" /> },
};

/** Without rows that open, and with the sums first. */
export const Plain: Story = { args: { onOpen: undefined, totalsAt: 'start' } };

/** Long texts of another language are cut in cells and wrap on phones. */
export const LongTexts: Story = {
  tags: ['matrix'],
  args: {
    columns: columns.map((column) => ({ ...column, label: `${column.label} ng bawat miyembro` })),
    rows: [
      {
        id: 'long',
        name: 'Maria Consolacion',
        cells: {
          name: 'Maria Consolacion Macaraeg-Dimaculangan',
          balance: '1,234,567,890.12',
          login: 'Mahigit animnapung araw na ang nakalipas',
          joined: '23 Hul 2026',
          note: 'Tinawagan ko siya noong Linggo',
        },
      },
      ...rows,
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** An agent's row opens the accounts below, as a page does with its address. */
function DrillDownGrid(props: DataGridProps) {
  const [path, setPath] = useState<readonly string[]>([]);
  const shown = path.length === 0 ? rows : rows.slice(path.length, path.length + 3);
  return (
    <>
      <nav aria-label="Level">
        {['Your team', ...path].map((name, index) => (
          <LinkButton
            key={name}
            variant="link"
            component="button"
            aria-current={index === path.length ? 'page' : undefined}
            onClick={() => setPath(path.slice(0, index))}
          >
            {name}
          </LinkButton>
        ))}
      </nav>
      <DataGrid
        {...props}
        rows={shown}
        onOpen={(id) => setPath([...path, id])}
        paging={{ ...props.paging, rowCount: shown.length }}
      />
    </>
  );
}

/** The levels above lead back. */
export const DrillDown: Story = {
  render: DrillDownGrid,
  args: { totals: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Kidlat' }));
    await expect(await canvas.findByRole('button', { name: 'Kidlat' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(canvas.queryByText('Jomar')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Your team' }));
    await canvas.findByText('Jomar');
  },
};

const many: DataGridProps['rows'] = Array.from({ length: 1204 }, (_, index) => {
  const name = `${accounts[index % 6]?.[0]} ${index + 1}`;
  return { id: name, name, cells: { ...rows[index % 6]?.cells, name } };
});

function FilteredGrid({ paging, ...props }: DataGridProps) {
  const [{ text, page }, set] = useState({ text: '', page: 1 });
  const found = many.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <TextField
        label="Account"
        value={text}
        onChange={({ currentTarget }) => set({ text: currentTarget.value, page: 1 })}
      />
      <DataGrid
        {...props}
        rows={found.slice((page - 1) * paging.pageSize, page * paging.pageSize)}
        paging={{ ...paging, page, rowCount: found.length, onPageChange: (next) => set({ text, page: next }) }}
      />
    </>
  );
}

/** The most rows of a page. The server filters and pages; a filter starts again at the first page. */
export const HundredRows: Story = {
  render: FilteredGrid,
  args: { totals: undefined, paging: { ...meta.args.paging, pageSize: 100, pageSizes: [20, 50, 100] } },
  play: async ({ canvas }) => {
    await canvas.findByText('1 to 100 of 1204');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await canvas.findByText('101 to 200 of 1204');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account' }), 'Tala');
    await canvas.findByText('1 to 100 of 201');
  },
};
