import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { manyGames, sampleGames, sampleLabels, sampleTables } from '../../../../.storybook/covers/samples.ts';
import { LobbySection } from './LobbySection.tsx';

const meta = {
  title: 'Game/LobbySection',
  component: LobbySection,
  args: {
    title: 'Popular tonight',
    hint: 'What the tables are playing right now',
    games: sampleGames,
    tile: { labels: sampleLabels, onPlay: fn(), onFavouriteChange: fn() },
    size: 'lead',
    seeAllLabel: 'See all',
    seeAll: { href: '#/popular' },
    previousLabel: 'Back',
    nextLabel: 'More',
  },
} satisfies Meta<typeof LobbySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Grid: Story = {
  args: { games: manyGames(60), arrangement: 'grid', size: 'small', moreLabel: 'Show more', onMore: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await expect(args.onMore).toHaveBeenCalledWith(20);
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="listitem"]')).toBe(canvas.getAllByRole('listitem')[10]),
    );
  },
};

export const Wide: Story = { args: { title: 'Live tables', games: sampleTables, size: 'wide' } };

export const Loading: Story = { args: { loading: true, games: [] } };

export const Empty: Story = {
  args: { title: 'Favourites', games: [], empty: <p>You have no favourites yet.</p> },
};

export const LongText: Story = {
  args: { title: 'Mga larong pinakamadalas laruin ngayong linggo', seeAllLabel: 'Tingnan ang lahat' },
  globals: { viewport: { value: 'phone' } },
};
