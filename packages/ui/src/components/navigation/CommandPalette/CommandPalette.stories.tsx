import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const games = ['Dragon Hoard', 'Mango Fiesta', 'Sun Temple', 'Jeepney Jackpot', 'Mayon Gold', 'Galleon 1565'];

function ControlledPalette(props: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open);
  const [query, setQuery] = useState(props.query);
  const matchingGroups = props.groups.map((group) => ({
    ...group,
    items: group.items.filter((item) => item.label.toLowerCase().includes(query.toLowerCase())),
  }));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        groups={matchingGroups}
      />
    </>
  );
}

const meta = {
  title: 'Navigation/CommandPalette',
  component: CommandPalette,
  render: (args) => <ControlledPalette {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    hotkey: 'k',
    label: 'Search games and pages',
    placeholder: 'Games, makers, pages',
    query: '',
    onQueryChange: fn(),
    groups: [
      {
        id: 'recent',
        label: 'Recent',
        items: [{ id: 'r1', label: 'Tongits Club', hint: 'Brasswick & Co.', icon: <Icon name="history" /> }],
      },
      {
        id: 'games',
        label: 'Games',
        items: games.map((label) => ({ id: label, label, hint: 'Mangga Street', icon: <Icon name="slots" /> })),
      },
      {
        id: 'pages',
        label: 'Pages',
        items: [
          { id: 'deposit', label: 'Deposit', icon: <Icon name="wallet" /> },
          { id: 'promos', label: 'Promotions', icon: <Icon name="gift" /> },
        ],
      },
    ],
    onSelect: fn(),
    loadingText: 'Searching',
    emptyText: 'Nothing found',
    errorText: 'The search did not go through',
    retryLabel: 'Try again',
    onRetry: fn(),
    closeLabel: 'Close',
  },
  // Preloads the lazy chunk, so that no story waits for the network.
  loaders: [async () => ({ parts: await import('./CommandDialog.tsx') })],
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Search games and pages' });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const FindsAndGoes: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'ma');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Mayon Gold');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'Mayon Gold' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = { args: { status: 'loading', query: 'dra' } };

export const Empty: Story = { args: { query: 'zzz' } };

export const Failed: Story = {
  args: { status: 'error', query: 'dra' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
