import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function ControlledControl({ value: initialValue, onChange, ...rest }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(initialValue);
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <SegmentedControl {...rest} value={value} onChange={choose} />;
}

const meta = {
  title: 'Inputs/SegmentedControl',
  component: ControlledControl,
  args: {
    label: 'Register by',
    options: [
      { value: 'username', label: 'Username' },
      { value: 'mobile', label: 'Mobile number' },
    ],
    value: 'username',
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof ControlledControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Username' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Mobile number' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('mobile');
    await expect(canvas.getByRole('radiogroup', { name: 'Register by' })).toBeVisible();
  },
};

const periods = ['Today', 'Yesterday', '7 days', '30 days'].map((label) => ({ value: label, label }));

export const ShownLabel: Story = { args: { label: 'Period', labelShown: true, options: periods, value: '7 days' } };

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'deposit', label: 'Deposit' },
      { value: 'withdraw', label: 'Withdraw', disabled: true },
      { value: 'history', label: 'History' },
    ],
    value: 'history',
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = {
  args: {
    label: 'الفترة',
    options: ['اليوم', 'أمس', '٧ أيام'].map((label) => ({ value: label, label })),
    value: 'أمس',
  },
  globals: { direction: 'rtl' },
};

export const LargeText: Story = {
  args: { options: periods, value: 'Today' },
  globals: { textSize: '200', viewport: { value: 'small' } },
};
