import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PanelStack } from './PanelStack.tsx';

test('shows its parts in order', () => {
  render(
    <PanelStack>
      <p>First</p>
      <p>Second</p>
    </PanelStack>,
  );
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
});
