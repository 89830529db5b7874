import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankTable } from './RankTable.tsx';

const ranks = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'].map((name, index) => ({ level: index + 1, name }));

const meta = {
  title: 'Rewards/RankTable',
  component: RankTable,
  args: {
    label: 'What changes',
    ranks,
    current: 2,
    currentLabel: 'your rank',
    benefits: [
      { id: 'deposits', label: 'Deposits in all', values: ['₱2k', '₱20k', '₱80k', '₱300k', '₱1M'] },
      { id: 'bets', label: 'Bets in all', values: ['₱20k', '₱200k', '₱800k', '₱3M', '₱10M'] },
      { id: 'upgrade', label: 'Bonus on reaching it', values: ['₱18', '₱88', '₱288', '₱888', '₱2,888'] },
      { id: 'month', label: 'Every month', values: ['–', '₱50', '₱150', '₱500', '₱1,500'] },
      { id: 'rebate', label: 'Rebate, slots', values: ['0.40%', '0.50%', '0.60%', '0.80%', '1.00%'] },
      { id: 'out', label: 'Withdrawals a day', values: ['₱50k', '₱100k', '₱200k', '₱500k', '₱1M'] },
    ],
  },
} satisfies Meta<typeof RankTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** On a phone the ranks before and after the member's. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The first head names the column of the benefits, for screen readers.
    const [, ...heads] = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['1Bronze', '2Silveryour rank', '3Gold']);
  },
};

export const HighestOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { current: 5 } };

/** All ranks on a page of their own; the table scrolls. */
export const AllOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { phoneRanks: 'all' } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    benefits: [
      {
        id: 'out',
        label: 'Pinakamataas na maaaring i-withdraw sa isang araw',
        values: ['₱50,000.00', '₱100,000.00', '₱200,000.00', '₱500,000.00', '₱1,000,000.00'],
      },
    ],
  },
};
