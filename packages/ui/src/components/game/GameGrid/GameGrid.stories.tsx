import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { manyGames, sampleGames, sampleLabels } from '../../../../.storybook/covers/samples.ts';
import { GameGrid, MAX_PLAIN_TILES } from './GameGrid.tsx';
import { gridLayout } from '../internal/grid-measures.ts';

const thousands = manyGames(10_000);

const meta = {
  title: 'Game/GameGrid',
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

/** Positions of the tiles in the first row. */
const firstRow = (tiles: readonly HTMLElement[]): number[] => {
  const boxes = tiles.map((tile) => tile.getBoundingClientRect());
  return boxes.filter(({ top }) => top === boxes[0]?.top).map(({ left }) => Math.round(left));
};

/** The columns that CSS computes are those of the virtual grid. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('list').getBoundingClientRect();
    const columns = Math.min(gridLayout(width, 'tall').columns, sampleGames.length);
    await expect(firstRow(canvas.getAllByRole('listitem'))).toHaveLength(columns);
  },
};

export const Wide: Story = {
  args: { tile: { labels: sampleLabels, shape: 'wide' } },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('list').getBoundingClientRect();
    const columns = Math.min(gridLayout(width, 'wide').columns, sampleGames.length);
    await expect(firstRow(canvas.getAllByRole('listitem'))).toHaveLength(columns);
  },
};

/** The largest grid that is not virtual renders all its tiles. */
export const Largest: Story = {
  args: { games: manyGames(MAX_PLAIN_TILES) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(MAX_PLAIN_TILES);
  },
};

/** Ten thousand games, of which about one screen is rendered; the focused tile stays mounted while scrolled away. */
export const Thousands: Story = {
  args: { games: thousands },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(100));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
    const first = canvas.getByRole('button', { name: /^Hot.*Bakunawa Regatta 1 / });
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
