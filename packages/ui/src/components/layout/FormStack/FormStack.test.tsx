import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FormStack } from './FormStack.tsx';

test('disables native validation', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <FormStack onSubmit={onSubmit} aria-label="Log in">
      <input required aria-label="Username" />
      <button type="submit">Send</button>
    </FormStack>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('form', { name: 'Log in' })).toBeDefined();
});
