import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { Leaderboard } from './Leaderboard.tsx';

const entry = (place: number, name = `m***${place}`) => ({ place, name, score: `${100 - place}`, prize: '₱100' });

const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

const board = (places: readonly number[], ownPlace?: number) => (
  <Leaderboard
    label="Board"
    entries={places.map((place) => entry(place, place === ownPlace ? 'You' : undefined))}
    ownPlace={ownPlace}
    heads={{ place: 'Place', name: 'Member', score: 'Points', prize: 'Prize' }}
    gapLabel={(count) => `${count} places between`}
    empty={{ title: 'Nobody yet' }}
  />
);

test('sorts by place and counts the places between the first ones and the own', () => {
  renderInBrand(board([42, 43, 44, 1, 2], 43));
  expect(rows().slice(1)).toEqual([
    '1m***199₱100',
    '2m***298₱100',
    '39 places between',
    '42m***4258₱100',
    '43You57₱100',
    '44m***4456₱100',
  ]);
  expect(screen.getByRole('row', { current: true }).textContent).toContain('You');
});

test('counts nothing when the own place is among the first', () => {
  renderInBrand(board([1, 2, 3], 2));
  expect(screen.queryByText(/places between/)).toBeNull();
});
