import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { manyGames, sampleGames, sampleLabels, sampleTables } from '../../../../.storybook/covers/samples.ts';
import { LobbySection } from './LobbySection.tsx';

const meta = {
  title: 'Game/LobbySection',
  component: LobbySection,
  args: {
    title: 'Popular tonight',
    games: sampleGames,
    tile: { labels: sampleLabels, onPlay: fn(), onFavouriteChange: fn() },
    size: 'ranked',
    seeAllLabel: 'See all',
    seeAll: { href: '#/popular' },
    previousLabel: 'Back',
    nextLabel: 'More',
  },
} satisfies Meta<typeof LobbySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** One game of double size before two rows; the last place shows more. */
export const Mosaic: Story = {
  tags: ['matrix'],
  args: { games: manyGames(60), size: 'mosaic', moreLabel: 'Show more' },
  play: async ({ canvas }) => {
    const games = canvas.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'));
    await expect(games).toHaveLength(10);
    const [lead, second, third] = games.map((game) => game.getBoundingClientRect());
    await expect(lead?.width).toBeGreaterThan((second?.width ?? 0) * 2);
    await expect(third?.top).toBeGreaterThan(second?.bottom ?? 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="listitem"]')).toBe(canvas.getAllByRole('listitem')[10]),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
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
