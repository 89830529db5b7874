import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CountBadge } from '../../display/CountBadge/CountBadge.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { TabsProps } from './Tabs.tsx';
import { Tabs } from './Tabs.tsx';

const wallet = [
  { value: 'deposit', label: 'Deposit', panel: <p>Choose how you pay in.</p> },
  { value: 'withdraw', label: 'Withdraw', panel: <p>Choose where we pay out.</p> },
  { value: 'records', label: 'Records', panel: <p>What came in and went out.</p> },
];

function ControlledTabs(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  render: (args) => <ControlledTabs {...args} />,
  args: { label: 'Wallet', items: wallet, value: 'deposit' },
} satisfies Meta<typeof Tabs<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('tablist');
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Deposit' })).toHaveFocus();
    const forward = getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(forward);
    await expect(canvas.getByRole('tab', { name: 'Withdraw', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Withdraw' })).toHaveTextContent('Choose where we pay out.');
  },
};

export const Segment: Story = { args: { variant: 'segment', value: 'withdraw' } };

export const WithBadges: Story = {
  args: {
    items: wallet.map((item, index) => ({
      ...item,
      icon: <Icon name={index === 2 ? 'doc' : 'wallet'} />,
      badge: <CountBadge count={index * 4} label={`${index * 4} new`} />,
    })),
  },
};

export const ManyOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    value: 'Invite links',
    items: ['Overview', 'Downline', 'Contracts', 'Settlements', 'Invite links', 'Campaigns', 'Daily salary'].map(
      (label) => ({ value: label, label }),
    ),
  },
};

export const Links: Story = {
  args: { items: wallet.map(({ value, label }) => ({ value, label, link: { href: `#${value}` } })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Deposit' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
