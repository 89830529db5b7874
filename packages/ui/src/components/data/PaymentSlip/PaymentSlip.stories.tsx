import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedBar } from '../SegmentedBar/SegmentedBar.tsx';
import { PaymentSlip } from './PaymentSlip.tsx';

const meta = {
  title: 'Data/PaymentSlip',
  component: PaymentSlip,
  args: {
    title: 'Withdrawal WD-2611-004512',
    amount: '₱2,985.00',
    children: (
      <SegmentedBar
        label="Parts of the withdrawal"
        tone="success"
        segments={[
          {
            id: '1',
            fill: 'solid',
            label: 'Part 1, received',
            note: 'You confirmed at 2:52 PM',
            value: '₱1,200.00',
            share: 1200,
          },
          { id: '2', fill: 'hatched', label: 'Part 2, sent', note: '6:55 PM', value: '₱1,000.00', share: 1000 },
          { id: '3', fill: 'outlined', label: 'Part 3, to come', note: 'By Mon 2:00 AM', value: '₱785.00', share: 785 },
        ]}
      />
    ),
    lines: [
      { id: 'amount', label: 'You asked for', value: '₱3,000.00' },
      { id: 'fee', label: 'Fee', value: '₱15.00' },
      { id: 'account', label: 'Paid out to', value: 'Kampupot e-wallet', note: '0917****567, Maricel D. Santos' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof PaymentSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const LinesOnly: Story = {
  args: { title: 'To amihan, your upline', children: undefined, note: 'A transfer cannot be taken back.' },
};

export const Loading: Story = { args: { loading: true } };

export const LongTexts: Story = {
  args: {
    title: 'Kumpirmasyon ng pag-withdraw papunta sa iyong e-wallet, WD-2611-004512',
    amount: '₱1,000,000,000.00',
    lines: [{ id: 'to', label: 'Numero ng tatanggap na account', value: '0021 4471 9982 0021 4471 9982' }],
  },
  globals: { viewport: { value: 'small' } },
};
