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

export const WithoutTotal: Story = { args: { total: undefined, children: undefined } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [label, value] = ['You pay', '₱2,000.00'].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(value?.right).toBeLessThan(label?.left ?? 0);
  },
};
