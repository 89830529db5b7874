import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RunningChart } from './RunningChart.tsx';

const results = [
  0, -120, -300, -480, -400, -450, -870, -1370, -1370, -1220, -1220, -1300, -1380, -2187.4, -2400, -2510, -2520, -2650,
  -2410, -3150, -3324.3, 5753.2,
];

const text = (value: number) => `${value < 0 ? '−' : '+'}₱${Math.abs(value).toFixed(2)}`;

const meta = {
  title: 'Data/RunningChart',
  component: RunningChart,
  args: {
    label: 'Running result',
    summary: 'From Nov 1 to Nov 21 the result fell to −₱3,324.30; on Nov 22 one win brought it to +₱5,753.20.',
    points: results.map((value, day) => ({
      id: `${day}`,
      label: `Nov ${day + 1}`,
      value,
      text: text(value),
      marked: day >= 20,
    })),
    tickText: (value: number) => (value === 0 ? '0' : `${value < 0 ? '−' : '+'}${Math.abs(value) / 1000}k`),
    texts: { lead: 'Day', value: 'Result', showTable: 'Show as a table', showChart: 'Show as a chart' },
  },
} satisfies Meta<typeof RunningChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens between two points; the marked ones have their text. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await canvas.findByText('+₱5753.20');
  },
};

/** A result that stays behind. */
export const Behind: Story = {
  args: { points: meta.args.points.slice(0, 21).map((point, day) => ({ ...point, marked: day === 20 })) },
};

/** One day only. */
export const OnePoint: Story = {
  args: { points: meta.args.points.slice(21).map((point) => ({ ...point, marked: true })) },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('row', { name: 'Nov 22 +₱5753.20' })).toBeInTheDocument();
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
