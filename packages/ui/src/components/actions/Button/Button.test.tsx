import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('calls onClick when pressed by pointer or keyboard', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Log in</Button>);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('ignores presses, keeps name and focus, and announces progress when busy', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const button = (busy: boolean) => (
    <Button onClick={onClick} busy={busy} busyLabel="Logging in">
      Log in
    </Button>
  );
  const { rerender } = render(button(false));
  expect(screen.getByRole('status').textContent).toBe('');
  await user.tab();
  rerender(button(true));

  const element = screen.getByRole('button', { name: 'Log in' });
  await user.click(element);
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(element);
  expect(element.getAttribute('aria-busy')).toBe('true');
  expect(element.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Logging in');
});

test('does not submit its form again when busy', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  rerender(form(true));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('does not submit its form by default, and forwards its ref', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  const ref = createRef<HTMLButtonElement>();
  render(
    <form onSubmit={onSubmit}>
      <Button ref={ref}>Help</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Help' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(ref.current).toBe(screen.getByRole('button', { name: 'Help' }));
});
