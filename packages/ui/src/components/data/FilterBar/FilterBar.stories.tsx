import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filters',
    children: (
      <>
        <TextField label="Game" />
        <TextField label="From" />
        <TextField label="To" />
      </>
    ),
    applied: [
      { id: 'maker', label: 'Mangga Street' },
      { id: 'from', label: 'From 1 Nov 2026' },
    ],
    removeLabel: (label: string) => `Remove ${label}`,
    onRemove: fn(),
    resetLabel: 'Reset',
    onReset: fn(),
    countLabel: '2 filters',
    doneLabel: 'Show results',
    closeLabel: 'Close',
  },
  // Preloads the lazy chunk, so that no story waits for the network.
  loaders: [async () => ({ parts: await import('./FilterSheet.tsx') })],
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Mangga Street' }));
    await expect(args.onRemove).toHaveBeenCalledWith('maker');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus());
  },
};

export const NothingApplied: Story = { args: { applied: [], countLabel: 'No filters' } };

export const LongWords: Story = {
  args: { applied: [{ id: 'a', label: 'Mga larong may pinakamababang taya na dalawang piso lamang' }] },
};

export const OnPhones: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: /^Filters/ });
    // At desktop size the fields are always visible.
    if (!button) return;
    await userEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 5000 });
    await waitFor(() => expect(within(sheet).getByLabelText('Game')).toBeVisible());
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
