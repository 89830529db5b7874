import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WaterfallChart } from './WaterfallChart.tsx';

const meta = {
  title: 'Data/WaterfallChart',
  component: WaterfallChart,
  args: {
    label: 'From Nov 1 to now',
    opening: { label: 'Nov 1', value: 4215, text: '₱4,215.00' },
    steps: [
      { id: 'deposits', icon: 'into', label: 'Deposits', change: 9000, text: '+₱9,000.00' },
      { id: 'withdrawals', icon: 'out', label: 'Withdrawals', change: -6500, text: '−₱6,500.00' },
      { id: 'games', icon: 'play', label: 'Games', change: 5973.2, text: '+₱5,973.20' },
      { id: 'bonuses', icon: 'gift', label: 'Bonuses', change: 992.3, text: '+₱992.30' },
      { id: 'wallets', icon: 'swap', label: 'Game wallets', change: -1400, text: '−₱1,400.00' },
      { id: 'upline', icon: 'arrowUp', label: 'Upline', change: 200, text: '+₱200.00' },
    ],
    closing: { label: 'Now', value: 12480.5, text: '₱12,480.50' },
  },
} satisfies Meta<typeof WaterfallChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each bar begins where the one before it ends; the amounts are read as a list. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const amounts = await canvas.findAllByRole('definition');
    await expect(amounts.map(({ textContent }) => textContent)).toEqual([
      '₱4,215.00',
      '+₱9,000.00',
      '−₱6,500.00',
      '+₱5,973.20',
      '+₱992.30',
      '−₱1,400.00',
      '+₱200.00',
      '₱12,480.50',
    ]);
  },
};

/** Below zero on the way: withdrawals before the winnings that paid for them. */
export const BelowZero: Story = {
  args: {
    opening: { label: 'Nov 1', value: 0, text: '₱0.00' },
    steps: [
      { id: 'withdrawals', label: 'Withdrawals', change: -500, text: '−₱500.00' },
      { id: 'games', label: 'Games', change: 800, text: '+₱800.00' },
    ],
    closing: { label: 'Now', value: 300, text: '₱300.00' },
  },
};

/** Nothing moved. */
export const Unchanged: Story = { args: { steps: [], closing: { label: 'Now', value: 4215, text: '₱4,215.00' } } };

/** An itemised sum. */
export const Phone: Story = { globals: { viewport: { value: 'small' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
