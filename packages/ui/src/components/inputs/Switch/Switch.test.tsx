import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { Switch } from './Switch.tsx';

test('toggles and calls onChange when row or space bar are pressed', async () => {
  const onChange = vi.fn();
  const ref = vi.fn();
  const { user } = renderInBrand(<Switch label="Sounds" hint="In games" onChange={onChange} ref={ref} />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Sounds', description: 'In games' });
  await user.click(screen.getByText('Sounds'));
  expect(control.checked).toBe(true);
  await user.keyboard(' ');
  expect(control.checked).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(ref).toHaveBeenCalledWith(control);
});

test('does not toggle when disabled', async () => {
  const { user } = renderInBrand(<Switch label="Sounds" disabled defaultChecked />);
  await user.click(screen.getByText('Sounds'));
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
});
