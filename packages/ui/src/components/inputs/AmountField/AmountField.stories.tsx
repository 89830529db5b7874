import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

/** Formats without converting to a number, as an app would. */
const formatPesos = (value: string) => {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{0,2}))?$/.exec(value) ?? [];
  return whole ? `₱${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')}` : '';
};

function ControlledField({ value: initialValue, onChange, ...rest }: AmountFieldProps) {
  const [value, setValue] = useState(initialValue);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <AmountField {...rest} value={value} onChange={change} reading={formatPesos(value)} />;
}

const meta = {
  title: 'Inputs/AmountField',
  component: ControlledField,
  args: {
    label: 'Amount',
    currency: '₱',
    value: '',
    onChange: fn(),
    placeholder: '0.00',
    quickLabel: 'Quick amounts',
    quickAmounts: ['100', '500', '1000', '2000', '5000', '10000'].map((value) => ({
      value,
      label: formatPesos(value).replace('.00', ''),
    })),
    hint: 'Min ₱100, max ₱50,000 each',
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ControlledField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '12a34.5');
    await expect(field).toHaveValue('1234.5');
    await waitFor(() => expect(canvas.getByText('₱1,234.50')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '₱500' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('500');
  },
};

export const Chosen: Story = {
  tags: ['matrix'],
  args: { value: '2000', labelEnd: 'Balance ₱12,480.50' },
};

export const Withdrawal: Story = {
  args: {
    value: '',
    quickAmounts: [],
    labelEnd: 'Available ₱12,480.50',
    most: { value: '12480.50', label: 'All' },
    hint: 'Min ₱200',
  },
};

export const Refused: Story = { args: { value: '50', error: 'The amount has to be at least ₱100' } };

export const Disabled: Story = { args: { value: '500', disabled: true, most: { value: '12480.50', label: 'All' } } };

export const LongText: Story = {
  args: { currency: 'USDT', value: '123456789012345.67', most: { value: '1', label: 'Lahat ng pera' } },
  globals: { textSize: '200', viewport: { value: 'small' } },
};

export const RightToLeft: Story = { args: { label: 'المبلغ', value: '2000.50' }, globals: { direction: 'rtl' } };
