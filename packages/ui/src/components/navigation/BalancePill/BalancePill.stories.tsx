import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { BalancePillProps } from './BalancePill.tsx';
import { BalancePill } from './BalancePill.tsx';

function ControlledPill(props: BalancePillProps) {
  const [masked, setMasked] = useState(props.masked);
  return (
    <div data-ground="header" style={{ display: 'inline-block', padding: 12, background: 'var(--ui-color-bg)' }}>
      <BalancePill {...props} masked={masked} onMaskedChange={setMasked} />
    </div>
  );
}

const meta = {
  title: 'Navigation/BalancePill',
  component: BalancePill,
  render: (args) => <ControlledPill {...args} />,
  args: {
    label: 'Balance',
    amount: '₱12,480.50',
    masked: false,
    onMaskedChange: fn(),
    hideLabel: 'Hide amount',
    showLabel: 'Show amount',
    onRefresh: fn(),
    refreshLabel: 'Refresh balance',
    refreshingLabel: 'Refreshing',
  },
} satisfies Meta<typeof BalancePill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Hide amount/ }));
    await expect(canvas.queryByText('₱12,480.50')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Show amount/ }));
    await expect(canvas.getByText('₱12,480.50')).toBeVisible();
  },
};

export const Masked: Story = { args: { masked: true } };

export const Refreshing: Story = { args: { refreshing: true } };

export const NotKnownYet: Story = { args: { amount: undefined } };

export const LargeAmount: Story = { args: { amount: '₱128,912,480.50' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
