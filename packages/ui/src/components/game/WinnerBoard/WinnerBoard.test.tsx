import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WinnerBoard } from './WinnerBoard.tsx';

const winnersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `w${index}`,
    name: `Ana…${index}`,
    game: 'Dragon Hoard',
    cover: '/dragon.svg',
    amount: `₱${1000 - index}.00`,
  }));
const board = (count: number) => (
  <WinnerBoard title="Winners" winners={winnersOf(count)} arrangement="ticker" pauseLabel="Pause" playLabel="Run" />
);

test('announces each winner once with masked name, game and sum [WINNER-01]', () => {
  render(board(20));
  const lines = screen.getAllByRole('listitem');
  expect(lines).toHaveLength(20);
  expect(lines[0]?.textContent).toBe('Ana…0Dragon Hoard₱1000.00');
});

test('stops the ticker under reduced motion and makes it scrollable by keyboard', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  render(board(20));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('group', { name: 'Winners' }).tabIndex).toBe(0);
  vi.unstubAllGlobals();
});

test('has no ticker when all winners fit', () => {
  render(board(5));
  expect(screen.queryByRole('button')).toBeNull();
});
