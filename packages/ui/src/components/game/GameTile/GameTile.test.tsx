import { screen } from '@testing-library/react';
import type { ComponentPropsWithRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { GameTile } from './GameTile.tsx';

const labels = {
  hot: 'Hot',
  new: 'New',
  jackpot: 'Jackpot',
  addFavourite: (name: string) => `Add ${name}`,
  removeFavourite: (name: string) => `Remove ${name}`,
};
const game = { id: 'g1', name: 'Dragon Hoard', maker: 'Ninth Lantern', cover: '/g1.svg' };

/** Fake router link. */
function RouterLink({ to, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  return <a {...rest} href={`/base${to}`} />;
}

test('shows the end of maintenance without tag and favourite, and can be pressed [GAME-04]', async () => {
  const onPlay = vi.fn();
  const { user } = renderInBrand(
    <GameTile
      game={{ ...game, tag: 'hot', maintenance: 'Back at 14:00' }}
      labels={labels}
      onPlay={onPlay}
      onFavouriteChange={() => {}}
    />,
  );
  const tile = screen.getByRole('button', { name: /Back at 14:00/ });
  await user.click(tile);
  expect(onPlay).toHaveBeenCalledExactlyOnceWith('g1');
  expect(screen.queryByText('Hot')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add Dragon Hoard' })).toBeNull();
});

test("uses the app's link component, and prevents navigation when it is disabled", async () => {
  const tile = (disabled: boolean) => (
    <GameTile
      game={{ ...game, disabled }}
      labels={labels}
      linkComponent={RouterLink}
      linkOf={({ id }) => ({ to: `/game/${id}` })}
    />
  );
  const { user, rerender } = renderInBrand(tile(false));
  const link = screen.getByRole('link', { name: 'Dragon Hoard Ninth Lantern' });
  expect(link.getAttribute('href')).toBe('/base/game/g1');

  rerender(tile(true));
  const clicked = vi.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('click', clicked, { once: true });
  await user.click(screen.getByRole('link'));
  expect(clicked).toHaveReturnedWith(true);
});

test('shows no favourite button without a favourite handler', () => {
  renderInBrand(<GameTile game={game} labels={labels} onPlay={() => {}} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
