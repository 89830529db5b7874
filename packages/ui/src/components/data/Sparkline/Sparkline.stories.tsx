import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const course = (values: readonly number[]) =>
  values.map((value, day) => ({ id: `${day}`, label: `Nov ${day + 1}`, value, text: `₱${value.toFixed(2)}` }));

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: {
    label: 'Slots: behind until Nov 21, ahead since one win on Nov 22',
    tone: 'gain',
    points: course([0, -40, -80, -60, -120, -150, -190, -190, 640]),
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Behind: Story = {
  args: {
    label: 'Live casino: behind since Nov 2',
    tone: 'loss',
    points: course([0, -100, -100, -300, -480, -700, -1170]),
  },
};

/** No bets: only the zero line. */
export const Empty: Story = { args: { label: 'Sports: not played', tone: 'plain', points: [] } };

/** With the figures as a table. */
export const WithTable: Story = {
  args: { texts: { lead: 'Day', value: 'Result', showTable: 'Show as a table', showChart: 'Show as a chart' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('row', { name: 'Nov 9 ₱640.00' })).toBeInTheDocument();
  },
};

/** Time runs to the left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
