import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { QuantityField } from './QuantityField.tsx';

function Quantity({ onChange }: { onChange: (value: number) => void }) {
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
  return <QuantityField {...texts} value={value} max={3} onChange={change} />;
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

test('counts by arrow keys', async () => {
  const { user, field, onChange } = setUp();
  await user.type(field, '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls).toEqual([[2], [3], [2]]);
});

test('takes typed digits, limits them when it is left and keeps the last value when it is empty', async () => {
  const { user, field, onChange } = setUp();
  await user.clear(field);
  await user.type(field, '2x7');
  expect(onChange.mock.calls).toEqual([[2]]);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(3);
  await user.clear(field);
  await user.tab();
  expect(field).toHaveProperty('value', '3');
});
