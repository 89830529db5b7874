import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FactList } from './FactList.tsx';

test('associates each value with its label in order', () => {
  render(
    <FactList
      facts={[
        { id: 'balance', label: 'Balance', value: '₱12,480.50' },
        { id: 'messages', label: 'Messages', value: '3' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Balance', 'Messages']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['₱12,480.50', '3']);
});
