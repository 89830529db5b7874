import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { manyGames, sampleGames, sampleLabels } from '../../../.storybook/covers/samples.ts';
import { GameGrid } from './GameGrid.tsx';

const thousands = manyGames(10_000);

const meta = {
  title: 'Show/GameGrid',
  component: GameGrid,
  args: {
    games: sampleGames,
    label: 'Slots',
    tile: { labels: sampleLabels, onPlay: fn(), onFavouriteChange: fn() },
    loadingLabel: 'Loading games',
  },
} satisfies Meta<typeof GameGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** Ten thousand games, of which about one screen is rendered; the focused tile stays mounted while scrolled away. */
export const Thousands: Story = {
  args: { games: thousands },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /^Hot.*Bakunawa Regatta 1 / });
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(100);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    window.scrollTo(0, 40_000);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20));
    await expect(first).toHaveFocus();
    window.scrollTo(0, 0);
  },
};

export const Loading: Story = {
  args: { games: [], loading: true, placeholders: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading games');
  },
};
