import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Voucher } from './Voucher.tsx';

const meta = {
  title: 'Rewards/Voucher',
  component: Voucher,
  args: {
    title: 'Weekend reload',
    amount: '₱400.00',
    unit: 'bonus',
    state: 'available',
    status: 'Ready',
    condition: 'Play ₱3,200 within 7 days, then it is yours to withdraw.',
    deadline: 'Claim it until Sat, Nov 28, 11:59 PM',
    actions: <Button variant="action">Claim</Button>,
  },
} satisfies Meta<typeof Voucher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = { tags: ['matrix'] };

export const InPlay: Story = {
  args: {
    state: 'active',
    status: 'In play',
    condition: undefined,
    deadline: 'until Sat, Nov 28, 6:41 PM',
    progress: { label: 'Turnover', value: 2180, max: 3200, valueText: '₱2,180 of ₱3,200' },
    actions: <Button>See what counts</Button>,
  },
};

export const Used: Story = {
  args: {
    state: 'used',
    status: 'Paid out',
    condition: undefined,
    deadline: 'Turnover reached on Oct 29',
    actions: undefined,
  },
};

export const Expired: Story = {
  args: {
    state: 'expired',
    status: 'Expired',
    condition: 'It was taken back. Winnings from other money stayed yours.',
    deadline: 'on Sep 12',
    actions: undefined,
  },
};

/** For banners and receipts. */
export const Compact: Story = {
  tags: ['matrix'],
  args: { compact: true, condition: 'Play ₱3,200 within 7 days', deadline: undefined, actions: undefined },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Pampabuenas tuwing katapusan ng linggo para sa lahat ng miyembro',
    amount: '₱1,000,000',
    status: 'Maaari nang kunin',
    condition: 'Kailangang umabot sa ₱150,000.00 ang kabuuang taya mo sa loob ng tatlumpung araw.',
  },
};
