import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { QuantityField } from './QuantityField.tsx';

const meta = {
  title: 'Inputs/QuantityField',
  component: QuantityField,
  args: {
    label: 'How many',
    value: 2,
    max: 5,
    maxText: 'Your points are enough for 5.',
    lessLabel: 'One less',
    moreLabel: 'One more',
    onChange: fn(),
  },
  render: function Counting(args) {
    const [value, setValue] = useState(args.value);
    return <QuantityField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The button is off, and the field says why. */
export const AtTheLimit: Story = { tags: ['matrix'], args: { value: 5 } };

export const OnlyOne: Story = { args: { value: 1, max: 1, maxText: 'One is left.' } };
export const Failed: Story = { args: { value: 3, error: 'Only two are left. Your points were not touched.' } };
export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    value: 5,
    label: 'Ilan ang gusto mong ipalit',
    maxText: 'Hanggang lima lamang ang kayang bilhin ng iyong mga puntos.',
  },
};
