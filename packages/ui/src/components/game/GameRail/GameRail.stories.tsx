import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleGames, sampleLabels, sampleTables } from '../../../../.storybook/covers/samples.ts';
import { GameRail } from './GameRail.tsx';

const meta = {
  title: 'Game/GameRail',
  component: GameRail,
  args: {
    games: sampleGames,
    label: 'Popular tonight',
    tile: { labels: sampleLabels, onPlay: fn(), onFavouriteChange: fn() },
    previousLabel: 'Back',
    nextLabel: 'More',
  },
} satisfies Meta<typeof GameRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('list', { name: 'Popular tonight' });
    rail.style.scrollBehavior = 'auto';
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await expect(rail.scrollLeft).toBeGreaterThan(400);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible());
  },
};

export const Ranked: Story = { tags: ['matrix'], args: { size: 'ranked' } };

export const Wide: Story = { args: { games: sampleTables, label: 'Live tables', size: 'wide' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('list', { name: 'Popular tonight' });
    rail.style.scrollBehavior = 'auto';
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await expect(rail.scrollLeft).toBeLessThan(-400);
  },
};
