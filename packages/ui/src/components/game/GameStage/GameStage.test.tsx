import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GameStage } from './GameStage.tsx';

test('shows game, leave link and balance in the bar', () => {
  render(
    <GameStage
      title="Dragon Hoard"
      back={{ label: 'Leave the game', link: { href: '/' } }}
      balance={{ label: 'Balance', amount: '₱5.00' }}
    >
      <iframe title="game" sandbox="allow-scripts" />
    </GameStage>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dragon Hoard');
  expect(screen.getByRole('link', { name: 'Leave the game' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('₱5.00', { exact: false }).textContent).toBe('Balance₱5.00');
  expect(screen.getByTitle('game').tagName).toBe('IFRAME');
});
