import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { DigitPicker } from './DigitPicker.tsx';

const meta = {
  title: 'Game/DigitPicker',
  component: DigitPicker,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <DigitPicker {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: 'Three digits in order',
    labels: {
      digit: (position) => `Digit ${position} of 3`,
      increase: (position) => `Digit ${position} up`,
      decrease: (position) => `Digit ${position} down`,
    },
    value: '528',
    onChange: fn(),
  },
} satisfies Meta<typeof DigitPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Disabled: Story = { args: { disabled: true } };
export const SixDigits: Story = { args: { value: '528164' }, globals: { viewport: { value: 'small' } } };
