import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { Leaderboard } from './Leaderboard.tsx';

const entry = (place: number, id: string, name = `m***${place}`) => ({
  id,
  place,
  name,
  score: `${100 - place}`,
  prize: '₱100',
});

const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

/** `own` is the index of the member's own place. */
const board = (places: readonly number[], own?: number) => (
  <Leaderboard
    label="Board"
    entries={places.map((place, index) => entry(place, `e${index}`, index === own ? 'You' : undefined))}
    ownId={own === undefined ? undefined : `e${own}`}
    heads={{ place: 'Place', name: 'Member', score: 'Points', prize: 'Prize' }}
    gapLabel={(count) => `${count} places between`}
    empty={{ title: 'Nobody yet' }}
  />
);

test('sorts by place and counts the places between the first ones and the own', () => {
  renderInBrand(board([42, 43, 44, 1, 2], 1));
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
  renderInBrand(board([1, 2, 3], 1));
  expect(screen.queryByText(/places between/)).toBeNull();
});

test('lights only the own row of a shared place, after which no place is missing', () => {
  renderInBrand(board([1, 2, 2, 4], 2));
  expect(screen.getAllByRole('row', { current: true }).map(({ textContent }) => textContent)).toEqual(['2You98₱100']);
  expect(screen.queryByText(/places between/)).toBeNull();
});
