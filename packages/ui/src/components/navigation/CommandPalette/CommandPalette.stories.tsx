import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleGames } from '../../../../.storybook/covers/samples.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const games = sampleGames.map(({ id, name, maker, cover }) => ({ id, label: name, hint: maker, cover }));
const categories = [
  { id: 'slots', label: 'Slots', hint: '1,346 games', icon: <Icon name="slots" /> },
  { id: 'live', label: 'Live casino', hint: '19 tables', icon: <Icon name="live" /> },
];

const pages = {
  id: 'pages',
  label: 'Pages',
  items: [
    { id: 'deposit', label: 'Deposit', icon: <Icon name="wallet" />, keywords: ['top up', 'cash in'] },
    { id: 'promos', label: 'Promotions', icon: <Icon name="gift" /> },
  ],
};

function ControlledPalette(props: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open);
  const [query, setQuery] = useState(props.query);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        onSelect={(item) => {
          setOpen(false);
          props.onSelect(item);
        }}
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
      { id: 'games', label: 'Games', items: games },
      {
        id: 'makers',
        label: 'Makers',
        limit: 3,
        items: [
          { id: 'trp', label: 'Tres Piko', hint: '212 games', icon: <Icon name="star" /> },
          { id: 'kam', label: 'Kampanario', hint: '98 games', icon: <Icon name="star" /> },
        ],
      },
      { id: 'categories', label: 'Categories', items: categories },
      pages,
    ],
    idleGroups: [
      {
        id: 'recent',
        label: 'Recent searches',
        items: ['galleon', 'tres piko'].map((query) => ({
          id: query,
          label: query,
          query,
          removable: true,
          icon: <Icon name="history" />,
        })),
      },
      { id: 'categories', label: 'Categories', items: categories },
    ],
    idleAction: { label: 'Clear recent searches', onPress: fn() },
    emptyGroups: [{ id: 'instead', label: 'What there is', items: categories }],
    foundText: (count) => `${count} results`,
    onSelect: fn(),
    onRemove: fn(),
    removeLabel: 'Remove from the recent searches',
    removeItemLabel: (label) => `Remove ${label}`,
    loadingText: 'Searching',
    emptyText: 'Nothing found. Check the spelling, or look here.',
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
    // With a slip, and without an accent.
    await userEvent.type(field, 'tres pkio');
    await expect(screen.getAllByRole('option')).toHaveLength(6);
    await userEvent.clear(field);
    await userEvent.type(field, 'jepney');
    const option = screen.getByRole('option', { name: /Supreme/ });
    await expect(within(option).getByText('Jeepney')).toHaveProperty('tagName', 'MARK');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'jeepney' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A recent search fills the field. */
export const RecentSearch: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: 'galleon' }));
    await expect(screen.getByRole('combobox')).toHaveValue('galleon');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Galleon Deluxe');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** A recent search is removed by its cross, by Delete while it is active, and by a button for screen readers. */
export const RemovesRecent: Story = {
  play: async ({ args }) => {
    await screen.findByRole('option', { name: 'galleon' });
    await userEvent.keyboard('{End}{Home}{ArrowDown}{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'tres piko' }));
    const [cross] = screen.getAllByTitle('Remove from the recent searches');
    if (cross) await userEvent.click(cross);
    await expect(args.onRemove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'galleon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove tres piko' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'tres piko' }));
    await expect(screen.getByRole('combobox')).toHaveFocus();
    await expect(screen.getByRole('combobox')).toHaveValue('');
  },
};

/** The results of a server are shown as they are, beside what the device finds. */
export const ServerResults: Story = {
  args: { query: 'deposit', groups: [{ id: 'games', label: 'Games', items: games.slice(0, 2), matched: true }, pages] },
};

/** What the device finds is there at once. */
export const Loading: Story = {
  tags: ['matrix'],
  args: {
    status: 'loading',
    query: 'depo',
    groups: [{ id: 'games', label: 'Games', items: [], matched: true }, pages],
  },
};

/** Shows what there is. */
export const Empty: Story = { tags: ['matrix'], args: { query: 'bitcoin' } };

export const Failed: Story = {
  args: { status: 'error', query: 'dra' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
