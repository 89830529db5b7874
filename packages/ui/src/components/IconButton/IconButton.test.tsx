import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

test('is named by its label and calls its handler', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(
    <IconButton label="Close" onClick={onClick}>
      <Icon name="close" />
    </IconButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('hides its icon from screen readers unless named', () => {
  render(
    <>
      <Icon name="sun" />
      <Icon name="warning" label="Attention" />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Attention' })).toBeDefined();
});
