import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BarChart } from './BarChart.tsx';

const losses = [
  -1300, 1900, 37930.52, 18900, 20000, -5700, 8100, 4900, 1800, 10900, 15100, 7800, -16710.19, 12495.13,
] as const;

const text = (value: number) => `${value < 0 ? '−' : ''}₱${Math.abs(value).toFixed(2)}`;

const points = losses.map((value, index) => ({
  id: `${9 + index}`,
  label: `${9 + index} Nov`,
  values: [value],
  texts: [text(value)],
  marked: [2, 12, 13].includes(index),
  unsettled: index === 13,
}));

const salaries = ['Daily salary', 'Rebate difference', 'Hourly salary', 'Real-time salary'];

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    label: 'Net loss by day',
    summary: 'From 9 to 22 November the team lost most on 11 November, ₱37,930.52, and won most on 21 November.',
    series: [{ id: 'loss', label: 'The team lost' }],
    points,
    references: [{ value: 7983.61, label: '13-day average ₱7,983.61' }],
    tickText: (value: number) => (value === 0 ? '0' : `${value < 0 ? '−' : ''}${Math.abs(value) / 1000}k`),
    texts: {
      lead: 'Day',
      showTable: 'Show as a table',
      showChart: 'Show as a chart',
      negative: 'The team won',
      unsettled: 'Still running',
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Negative bars are hatched, bars that still change are dashed, the line is a reference. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await canvas.findByText('−₱16710.19');
    await expect(canvas.getByText('13-day average ₱7,983.61')).toBeVisible();
  },
};

/** Up to four series are stacked; each has its own pattern. */
export const Stacked: Story = {
  tags: ['matrix'],
  args: {
    label: 'Income by day',
    summary: 'Income was between ₱255 and ₱950 a day.',
    series: salaries.map((label) => ({ id: label, label })),
    references: [],
    tickText: String,
    points: Array.from({ length: 22 }, (_, day) => {
      const values = [270 + ((day * 37) % 120), 240 + ((day * 53) % 90), 130 + ((day * 17) % 40), 90];
      return { id: `${day}`, label: `${day + 1} Nov`, values, texts: values.map(text) };
    }),
  },
};

/** The same figures as a table. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('row', { name: '11 Nov ₱37930.52' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a chart' }));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
};

/** Nothing happened yet: axis and zero line. */
export const Zero: Story = {
  args: { references: [], points: points.map((point) => ({ ...point, values: [0], marked: false, unsettled: false })) },
};

/** Labels that would overlap are left out. */
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const LongTexts: Story = {
  args: {
    series: [{ id: 'loss', label: 'Kabuuang pagkalugi ng buong koponan mo sa bawat araw' }],
    texts: { ...meta.args.texts, negative: 'Napanalunan ng koponan', unsettled: 'Hindi pa tapos bilangin' },
  },
};

/** The first day is at the right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
