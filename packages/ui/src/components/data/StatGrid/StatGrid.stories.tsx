import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormulaPopover } from '../FormulaPopover/FormulaPopover.tsx';
import type { Stat } from './StatGrid.tsx';
import { StatGrid } from './StatGrid.tsx';

const turnover = (
  <FormulaPopover
    label="How turnover is counted"
    closeLabel="Close"
    formula={{
      title: 'Turnover, today',
      terms: [
        { id: 'stakes', label: 'Settled stakes', value: '₱147,480.00' },
        { id: 'returned', label: 'less returned stakes', value: '−₱4,500.00' },
      ],
      result: { label: 'Turnover', value: '₱142,980.00' },
    }}
  />
);

const stats: readonly Stat[] = [
  {
    id: 'turnover',
    label: 'Turnover',
    value: '₱142,980.00',
    trend: { direction: 'up', text: '+₱42,450.00 vs Saturday' },
    formula: turnover,
  },
  {
    id: 'loss',
    label: 'Net loss of the team',
    value: '₱12,495.13',
    trend: { direction: 'up', text: '+₱29,205.32 vs Saturday' },
  },
  { id: 'active', label: 'Active accounts', value: '18', unit: 'of 46', note: 'Saturday 16' },
  {
    id: 'deposits',
    label: 'Deposits',
    value: '₱11,000.00',
    trend: { direction: 'down', text: '−₱4,000.00 vs Saturday' },
  },
  {
    id: 'withdrawals',
    label: 'Withdrawals',
    value: '₱6,500.00',
    trend: { direction: 'same', text: 'as on Saturday' },
  },
  { id: 'held', label: 'Held by the team now', value: '₱275,809.13', note: '4 agents, 42 players' },
];

const meta = {
  title: 'Data/StatGrid',
  component: StatGrid,
  args: { stats, missing: 'Not loaded' },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof StatGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three figures in a row; two on phones, one at 320 px. */
export const Default: Story = { tags: ['matrix', 'screenshot'] };

/** Two in a row at 390 px. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second, third] = ['Turnover', 'Net loss of the team', 'Active accounts'].map((label) =>
      canvas.getByText(label).getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
    await expect(third?.top).toBeGreaterThan(first?.top ?? 0);
  },
};

/** The running period is about (≈), figures in one row. */
export const OneRow: Story = {
  args: {
    columns: 4,
    stats: [
      { id: 'valid', label: 'Turnover', value: '₱821,270.00' },
      { id: 'payout', label: 'less payouts', value: '−₱780,318.05' },
      { id: 'given', label: 'less bonuses, rebates', value: '−₱4,268.51' },
      { id: 'loss', label: 'Net loss so far', value: '≈ ₱36,683.44' },
    ],
  },
};

/** Labels keep their places. */
export const Loading: Story = {
  tags: ['matrix'],
  args: { loading: 'Figures are loading', stats: stats.map((stat) => ({ ...stat, value: undefined })) },
};

/** One figure failed; it is not shown as zero. */
export const PartlyFailed: Story = {
  args: { stats: stats.map((stat) => (stat.id === 'deposits' ? { ...stat, value: undefined } : stat)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not loaded')).toBeVisible();
    await expect(canvas.queryByText('−₱4,000.00 vs Saturday')).toBeNull();
  },
};

/** Nothing happened yet. */
export const Empty: Story = {
  args: {
    stats: stats.map(({ id, label }) => ({ id, label, value: id === 'active' ? '0' : '₱0.00', note: 'No bets yet' })),
  },
};

/** Billions shrink, long labels wrap. */
export const LongTexts: Story = {
  tags: ['matrix'],
  args: {
    stats: stats.map((stat) => ({
      ...stat,
      label: `${stat.label} ng buong koponan`,
      value: '−₱1,234,567,890.12',
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
