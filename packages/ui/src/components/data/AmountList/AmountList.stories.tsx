import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountList } from './AmountList.tsx';

const meta = {
  title: 'Data/AmountList',
  component: AmountList,
  args: {
    lines: [
      {
        id: 'realtime',
        label: 'Real-time salary',
        value: '₱113.83',
        note: 'next at 19:20',
        source: { href: '#realtime' },
      },
      { id: 'hour', label: 'Hourly salary', value: '₱140.92', note: 'next at 20:00', source: { href: '#hour' } },
      { id: 'wallet', label: 'In your wallet', value: '₱254.75', kind: 'total' },
      { id: 'dividend', label: 'Dividend so far', value: '≈ ₱7,336.68', note: '16 to 30 Nov, settles 1 Dec' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof AmountList<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Amounts are at the end; a line leads to its settlements. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hourly salary' })).toHaveAttribute('href', '#hour');
    await expect(canvas.getByText('16 to 30 Nov, settles 1 Dec')).toBeVisible();
  },
};
