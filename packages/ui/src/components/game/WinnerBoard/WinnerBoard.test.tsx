import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WinnerBoard } from './WinnerBoard.tsx';

const winnersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `w${index}`,
    name: `Ana…${index}`,
    game: 'Dragon Hoard',
    cover: '/dragon.svg',
    amount: `₱${1000 - index}.00`,
  }));

test('announces each winner once with masked name, game and sum [WINNER-01]', () => {
  render(<WinnerBoard title="Winners" winners={winnersOf(20)} />);
  const lines = screen.getAllByRole('listitem');
  expect(lines).toHaveLength(20);
  expect(lines[0]?.textContent).toBe('Ana…0Dragon Hoard₱1000.00');
});

test('leads from a win to its game, and nowhere when the game is unknown', () => {
  const [first, ...others] = winnersOf(3);
  const winners = first === undefined ? [] : [{ ...first, link: { href: '/dragon' } }, ...others];
  render(<WinnerBoard title="Winners" winners={winners} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/dragon']);
});
