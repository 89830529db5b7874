import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { TierBar } from './TierBarChart.tsx';
import { TierBarChart } from './TierBarChart.tsx';

const figures = [
  [1800, '1.44'],
  [3740, '3.74'],
  [3850, '3.85'],
  [3950, '3.95'],
  [1762, '1.41'],
  [1937, '1.55'],
  [1200, '0.96'],
  [1650, '1.32'],
  [600, '0.30'],
  [590, '0.29'],
  [150, '0.00'],
  [1390, '≈ 1.11'],
] as const;

const bars: readonly TierBar[] = figures.map(([base, paid], index) => {
  const minutes = 18 * 60 + 20 + index * 5;
  const label = `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`;
  return {
    id: label,
    label,
    base,
    text: `₱${base}.00`,
    paid: paid.startsWith('≈') ? `≈ ₱${paid.slice(2)}` : `₱${paid}`,
    unpaid: paid === '0.00',
    unsettled: index === 11,
    marked: index === 3 || index === 11,
  };
});

const meta = {
  title: 'Data/TierBarChart',
  component: TierBarChart,
  args: {
    label: 'Turnover of the last hour and the tiers',
    summary: 'Turnover in five minutes was between ₱150 and ₱3,950; the third tier was reached three times.',
    bars,
    tiers: [
      { id: '1', threshold: 200, rate: '0.05%', label: '0.05% from ₱200' },
      { id: '2', threshold: 1000, rate: '0.08%', label: '0.08% from ₱1,000, 2 active' },
      { id: '3', threshold: 3000, rate: '0.10%', label: '0.10% from ₱3,000, 4 active' },
    ],
    tickText: (value) => (value === 0 ? '0' : `${value / 1000}k`),
    texts: {
      lead: 'From',
      showTable: 'Show as a table',
      showChart: 'Show as a chart',
      base: 'Turnover',
      paid: 'Paid',
      unpaid: 'Below the first tier',
      unsettled: 'Still running',
    },
  },
} satisfies Meta<typeof TierBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hollow bars reach no tier, the dashed one still runs; above a bar is what was paid. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await canvas.findByText('₱3.95');
    await expect(canvas.getByText('0.10%')).toBeVisible();
  },
};

/** Base and payment of each period. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('row', { name: '18:35 ₱3950.00 ₱3.95' })).toBeVisible();
  },
};

/** No turnover yet: the tiers alone. */
export const Empty: Story = {
  args: { bars: bars.map((bar) => ({ ...bar, base: 0, marked: false, unpaid: false, unsettled: false })) },
};

export const LongTexts: Story = {
  globals: { viewport: { value: 'small' } },
  args: { texts: { ...meta.args.texts, base: 'Kabuuang taya ng koponan', unpaid: 'Mas mababa sa unang antas' } },
};

/** The first period is at the right. */
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
