import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

test('is ticked by label and space bar, and reports the change', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const ref = vi.fn();
  render(<Checkbox label="Keep me logged in" name="remember" ref={ref} onChange={onChange} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keep me logged in' });
  await user.click(screen.getByText('Keep me logged in'));
  expect(box.checked).toBe(true);
  await user.keyboard(' ');
  expect(box.checked).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(ref).toHaveBeenCalledWith(box);
});

test('cannot be ticked when disabled', async () => {
  const user = userEvent.setup();
  render(<Checkbox label="Keep me logged in" disabled />);
  await user.click(screen.getByText('Keep me logged in'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});
