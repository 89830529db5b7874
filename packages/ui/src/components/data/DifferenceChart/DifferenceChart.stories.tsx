import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { DifferenceRange } from './DifferenceChart.tsx';
import { DifferenceChart } from './DifferenceChart.tsx';

const range = (from: number, to: number, start: number, end: number): DifferenceRange => ({
  id: `${from}`,
  from,
  to,
  start,
  end,
  label: `₱${from.toLocaleString('en-PH')} to ₱${to.toLocaleString('en-PH')}`,
  text: `up to ₱${Math.abs(end).toLocaleString('en-PH')}.00 ${end < 0 ? 'less' : 'more'}`,
});

const ranges = [
  range(10_000, 15_000, -2000, -3000),
  range(15_000, 50_000, 300, 1000),
  range(50_000, 60_000, -1500, -1800),
  range(60_000, 100_000, 600, 1000),
  range(100_000, 150_000, -4000, -6000),
  range(150_000, 250_000, 4500, 7500),
  range(250_000, 300_000, -5000, -6000),
  range(300_000, 340_000, 9000, 10_200),
];

const meta = {
  title: 'Data/DifferenceChart',
  component: DifferenceChart,
  args: {
    label: 'More or less, by net loss of the team',
    summary:
      'Version 4 pays less from ₱10,000 to ₱15,000, ₱50,000 to ₱60,000, ₱100,000 to ₱150,000 and ₱250,000 to ₱300,000.',
    ranges,
    points: [
      { id: 'now', label: '16 to 30 November so far', base: 36_683.44, difference: 733.67, text: '+₱733.67' },
      { id: 'oct', label: '1 to 15 October', base: 73_686, difference: 736.86, text: '+₱736.86' },
      { id: 'nov', label: '1 to 15 November', base: 120_025.12, difference: -4801, text: '−₱4,801.00' },
    ],
    max: 340_000,
    baseText: (value) => (value === 0 ? '0' : `₱${value / 1000}k`),
    tickText: (value) => (value === 0 ? '0' : `${value < 0 ? '−' : '+'}${Math.abs(value) / 1000}k`),
    texts: {
      lead: 'Net loss',
      showTable: 'Show as a table',
      showChart: 'Show as a chart',
      difference: 'Version 4 less version 3',
      more: 'Version 4 pays more',
      less: 'pays less',
    },
  },
} satisfies Meta<typeof DifferenceChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ranges below zero are hatched; own periods are numbered. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await canvas.findByText('₱100k');
    await expect(canvas.getByText('−₱4,801.00')).toBeVisible();
  },
};

/** The ranges as text. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('row', { name: '₱100,000 to ₱150,000 up to ₱6,000.00 less' })).toBeVisible();
  },
};

/** No period of the reader yet. */
export const NoPeriods: Story = { args: { points: [] } };

/** Both versions pay the same. */
export const Equal: Story = { args: { ranges: [], points: [] } };

export const LongTexts: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    texts: {
      ...meta.args.texts,
      more: 'Mas malaki ang bayad ng bersyon 4 kaysa sa bersyon 3',
      less: 'Mas maliit ang bayad ng bersyon 4',
    },
  },
};

/** The lowest base is at the right. */
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
