import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { BalanceCardProps } from './BalanceCard.tsx';
import { BalanceCard } from './BalanceCard.tsx';

function MaskedByButton(props: BalanceCardProps) {
  const [masked, setMasked] = useState(props.masked);
  return <BalanceCard {...props} masked={masked} onMaskedChange={setMasked} />;
}

const meta = {
  title: 'Display/BalanceCard',
  component: BalanceCard,
  render: (args) => <MaskedByButton {...args} />,
  args: {
    label: 'Main wallet',
    amount: '₱12,480.50',
    facts: [
      { id: 'free', label: 'can be withdrawn now', value: '₱11,080.50' },
      { id: 'locked', label: 'Not free yet', value: '₱1,400.00' },
      { id: 'games', label: 'In game wallets', value: '₱1,180.00' },
    ],
    actions: (
      <>
        <Button startIcon={<Icon name="out" />}>Withdraw</Button>
        <Button startIcon={<Icon name="swap" />}>Move</Button>
        <Button startIcon={<Icon name="history" />}>Statement</Button>
      </>
    ),
    masked: false,
    hideLabel: 'Hide amounts',
    showLabel: 'Show amounts',
  },
} satisfies Meta<typeof BalanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Masked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide amounts' }));
    await expect(canvas.queryByText('₱12,480.50')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show amounts' })).toHaveFocus();
  },
};

export const Loading: Story = { args: { amount: undefined } };

/** What can be claimed, with its button. */
export const Claimable: Story = {
  args: {
    label: 'Rebate since Sunday, midnight',
    amount: '₱13.12',
    facts: [],
    note: 'Free to withdraw at once, nothing to stake for it.',
    actions: (
      <Button variant="action" size="lg">
        Collect ₱13.12
      </Button>
    ),
    hideLabel: undefined,
  },
};

/** A new member. */
export const Empty: Story = {
  args: {
    amount: '₱0.00',
    facts: [],
    note: 'Nothing here yet. A deposit from ₱50 starts it.',
    actions: (
      <>
        <Button startIcon={<Icon name="shield" />}>Set a deposit limit</Button>
        <Button startIcon={<Icon name="into" />}>Deposit</Button>
      </>
    ),
  },
};

export const Failed: Story = {
  args: {
    amount: null,
    facts: [],
    note: 'We cannot reach your balance. Your money is safe; this is only the display.',
    actions: <Button startIcon={<Icon name="refresh" />}>Try again</Button>,
  },
};

export const LongTexts: Story = {
  args: {
    label: 'Pangunahing pitaka',
    amount: '₱1,000,000,000.00',
    facts: [
      { id: 'free', label: 'ang maaaring i-withdraw ngayon', value: '₱999,999,999.00' },
      { id: 'locked', label: 'Hindi pa maaaring i-withdraw', value: '₱1,400.00' },
      { id: 'games', label: 'Nasa mga pitaka ng laro', value: '₱1,180.00' },
    ],
    actions: (
      <>
        <Button startIcon={<Icon name="out" />}>Mag-withdraw</Button>
        <Button startIcon={<Icon name="swap" />}>Maglipat ng pondo</Button>
        <Button startIcon={<Icon name="history" />}>Talaan ng mga galaw</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
};
