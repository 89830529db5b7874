import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { Checkbox } from './Checkbox.tsx';

test('is ticked by label and space bar, and reports the change', async () => {
  const onChange = vi.fn();
  const ref = vi.fn();
  const { user } = renderInBrand(<Checkbox label="Keep me logged in" name="remember" ref={ref} onChange={onChange} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keep me logged in' });
  await user.click(screen.getByText('Keep me logged in'));
  expect(box.checked).toBe(true);
  await user.keyboard(' ');
  expect(box.checked).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(ref).toHaveBeenCalledWith(box);
});

test('cannot be ticked when disabled', async () => {
  const { user } = renderInBrand(<Checkbox label="Keep me logged in" disabled />);
  await user.click(screen.getByText('Keep me logged in'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});
