import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

test('has the label as name and calls onClick when pressed', async () => {
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
