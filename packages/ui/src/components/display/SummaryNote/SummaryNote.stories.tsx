import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryNote } from './SummaryNote.tsx';

const meta = {
  title: 'Display/SummaryNote',
  component: SummaryNote,
  args: {
    title: 'In short',
    points: [
      'You are 21 or older and play for yourself.',
      'A deposit is played once before it can be withdrawn, a bonus as its page says.',
      'You can set limits, take a break, or close the account at any time.',
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 680 }}>{Story()}</div>],
} satisfies Meta<typeof SummaryNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Points: Story = { tags: ['matrix'] };
export const Paragraph: Story = {
  args: {
    points: undefined,
    children: 'Nine in ten withdrawals to e-wallets arrive within eight minutes; banks take up to two hours.',
  },
};
