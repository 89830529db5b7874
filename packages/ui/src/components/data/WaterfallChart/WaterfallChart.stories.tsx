import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { WaterfallChart } from './WaterfallChart.tsx';

const meta = {
  title: 'Data/WaterfallChart',
  component: WaterfallChart,
  args: {
    label: 'From Nov 1 to now',
    summary: 'From ₱4,215.00 on November 1 to ₱12,480.50 now, most of it by deposits of ₱9,000.00.',
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
    tickText: (value: number) => (value === 0 ? '0' : `${value / 1000}k`),
    texts: {
      lead: 'What',
      amount: 'Amount',
      showTable: 'Show as a table',
      showChart: 'Show as a chart',
      increase: 'More',
      decrease: 'Less',
    },
  },
} satisfies Meta<typeof WaterfallChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await canvas.findByText('−₱6,500.00');
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('row', { name: 'Withdrawals −₱6,500.00' })).toBeVisible();
  },
};

/** Nothing moved. */
export const Unchanged: Story = { args: { steps: [], closing: { label: 'Now', value: 4215, text: '₱4,215.00' } } };

/** An itemised sum. */
export const Phone: Story = { globals: { viewport: { value: 'small' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
