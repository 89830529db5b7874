import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';

test('is hidden from screen readers unless it has a label', () => {
  render(
    <>
      <Icon name="sun" />
      <Icon name="warning" label="Attention" />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Attention' })).toBeDefined();
});
