import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { QuantityField } from './QuantityField.tsx';

function Quantity({ onChange, max = 3 }: { onChange: (value: number) => void; max?: number }) {
  const [value, setValue] = useState(1);
  const change = (next: number) => {
    setValue(next);
    onChange(next);
  };
  const texts = {
    label: 'How many',
    maxText: 'Your points are enough for 3.',
    lessLabel: 'One less',
    moreLabel: 'One more',
  };
  return <QuantityField {...texts} value={value} max={max} onChange={change} />;
}

function setUp() {
  const onChange = vi.fn();
  const { user } = renderInBrand(<Quantity onChange={onChange} />);
  return { onChange, user, field: screen.getByRole('spinbutton', { name: 'How many' }) };
}

test('counts by buttons up to its limit, says why it ends there and keeps the focus', async () => {
  const { user, onChange } = setUp();
  const more = screen.getByRole('button', { name: 'One more' });
  await user.tripleClick(more);
  expect(onChange.mock.calls).toEqual([[2], [3]]);
  expect(screen.getByRole('status').textContent).toBe('Your points are enough for 3.');
  expect(document.activeElement).toBe(more);
  await user.click(screen.getByRole('button', { name: 'One less' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('shows the number that Enter submits', async () => {
  const { user, field, onChange } = setUp();
  await user.clear(field);
  await user.type(field, '25{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(3);
  expect(field).toHaveProperty('value', '3');
});

test('comes back inside its limits when the upper one falls below the value', async () => {
  const onChange = vi.fn();
  const { user, rerender } = renderInBrand(<Quantity onChange={onChange} />);
  await user.tripleClick(screen.getByRole('button', { name: 'One more' }));
  rerender(<Quantity onChange={onChange} max={1} />);
  await user.click(screen.getByRole('button', { name: 'One less' }));
  expect(onChange).toHaveBeenLastCalledWith(1);
});

test('counts by arrow keys', async () => {
  const { user, field, onChange } = setUp();
  await user.type(field, '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls).toEqual([[2], [3], [2]]);
});

test('takes typed digits, limits them when it is left and keeps the last value when it is empty', async () => {
  const { user, field, onChange } = setUp();
  await user.clear(field);
  await user.type(field, '2x7');
  expect(onChange.mock.calls).toEqual([[2], [3]]);
  await user.tab();
  expect(field).toHaveProperty('value', '3');
  await user.clear(field);
  await user.tab();
  expect(field).toHaveProperty('value', '3');
});
