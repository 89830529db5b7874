import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'username', label: 'Username' },
  { value: 'qr', label: 'QR code', disabled: true },
  { value: 'mobile', label: 'Mobile number' },
] as const;

function ControlledControl({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState<'username' | 'qr' | 'mobile'>('username');
  return (
    <SegmentedControl
      label="Register by"
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test('keeps two groups separate and ignores a disabled option', async () => {
  const onChange = vi.fn();
  const { user } = renderInBrand(
    <>
      <ControlledControl onChange={onChange} />
      <ControlledControl onChange={vi.fn()} />
    </>,
  );
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Mobile number' });
  if (!first || !second) throw new Error('expected two groups');
  await user.click(first);
  expect(onChange.mock.calls).toEqual([['mobile']]);
  expect([first.checked, second.checked]).toEqual([true, false]);
  const [disabled] = screen.getAllByRole('radio', { name: 'QR code' });
  if (disabled) await user.click(disabled);
  expect(onChange).toHaveBeenCalledTimes(1);
});
