import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Receipt } from './Receipt.tsx';

const meta = {
  title: 'Data/Receipt',
  component: Receipt,
  args: {
    lines: [
      { id: 'pay', label: 'You pay', value: '₱2,000.00' },
      { id: 'fee', label: 'Fee', value: 'Free' },
      { id: 'bonus', label: 'Bonus credit', value: '₱400.00' },
    ],
    total: { label: 'Added to your balance', value: '₱2,400.00' },
    children: (
      <Button variant="action" size="lg" fullWidth>
        Deposit ₱2,000.00
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const LongText: Story = {
  args: {
    lines: [{ id: 'to', label: 'Numero ng tatanggap na account', value: '0021 4471 9982 0021 4471 9982' }],
    total: { label: 'Idaragdag sa iyong balanse', value: '₱1,000,000,000.00' },
  },
  globals: { viewport: { value: 'small' } },
};

/** Subtotals that lead to the last line, with icons and a note. */
export const Subtotals: Story = {
  tags: ['matrix'],
  args: {
    total: undefined,
    children: undefined,
    lines: [
      { id: 'before', icon: 'check', label: 'Part 1, received before', value: '₱1,200.00' },
      { id: 'now', icon: 'clock', label: 'Part 2, now', value: '₱1,000.00', note: '6:55 PM, from J*** M.' },
      { id: 'received', label: 'Received in all', value: '₱2,200.00', divided: true },
      { id: 'rest', label: 'Remaining, part 3', value: '₱785.00' },
      { id: 'sum', label: 'Together what you receive', value: '₱2,985.00', divided: true },
    ],
  },
};

export const WithoutTotal: Story = { args: { total: undefined, children: undefined } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [label, value] = ['You pay', '₱2,000.00'].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(value?.right).toBeLessThan(label?.left ?? 0);
  },
};
