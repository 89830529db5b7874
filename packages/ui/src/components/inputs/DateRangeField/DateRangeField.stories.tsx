import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DateRangeField } from './DateRangeField.tsx';

const meta = {
  title: 'Inputs/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Period',
    fromLabel: 'From',
    toLabel: 'To',
    today: '2026-11-21',
    max: '2026-11-21',
    value: { from: '2026-11-15', to: '2026-11-21' },
    onChange: () => {},
    presets: [
      { preset: 'past7', label: 'Past 7 days' },
      { preset: 'past30', label: 'Past 30 days' },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 520 }}>
        <DateRangeField {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Past: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Past 30 days' }));
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-10-23');
  },
};

export const AllPresets: Story = {
  args: {
    max: '2027-12-31',
    presets: [
      { preset: 'past30', label: 'Past 30 days' },
      { preset: 'past7', label: 'Past 7 days' },
      { preset: 'next7', label: 'Next 7 days' },
      { preset: 'next30', label: 'Next 30 days' },
    ],
  },
};

export const Empty: Story = { args: { value: { from: '', to: '' } } };

export const Invalid: Story = { args: { error: 'The period may be 31 days at most' } };

export const Disabled: Story = { args: { disabled: true } };

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
