import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { LobbySectionProps } from './LobbySection.tsx';
import { LobbySection } from './LobbySection.tsx';

const labels = {
  hot: 'Hot',
  new: 'New',
  jackpot: 'Jackpot',
  addFavourite: (name: string) => `Add ${name}`,
  removeFavourite: (name: string) => `Remove ${name}`,
};
const gamesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `g${index}`, name: `Game ${index}`, cover: `/${index}.svg` }));
const section = (props: Partial<LobbySectionProps>) => (
  <LobbySection title="Slots" games={[]} tile={{ labels }} previousLabel="Back" nextLabel="On" {...props} />
);
const tiles = () => screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset')).length;
const moreButton = () => screen.queryByRole('button', { name: 'Show more' });

test('shows 10 games, 20 after show more, and focuses the eleventh [LOBBY-04]', async () => {
  const { user } = renderInBrand(section({ games: gamesOf(20), moreLabel: 'Show more' }));
  expect(tiles()).toBe(10);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(tiles()).toBe(20);
  expect(document.activeElement?.textContent).toBe('Game 10');
  expect(moreButton()).toBeNull();
});

test('shows no more than a limited preview [LOBBY-05]', () => {
  renderInBrand(section({ games: gamesOf(12), preview: 5 }));
  expect(tiles()).toBe(5);
  expect(moreButton()).toBeNull();
});

test('is busy while loading, and shows the empty state when there are no games', () => {
  const { rerender } = renderInBrand(section({ loading: true, empty: 'No games' }));
  expect(screen.getByRole('region', { name: 'Slots' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('No games')).toBeNull();
  rerender(section({ empty: 'No games' }));
  expect(screen.getByText('No games')).toBeDefined();
});
