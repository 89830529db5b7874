import type { Meta, StoryObj } from '@storybook/react-vite';
import { RankCard } from './RankCard.tsx';

const meta = {
  title: 'Rewards/RankCard',
  component: RankCard,
  args: {
    level: 2,
    name: 'Silver',
    caption: 'Your rank since May 3, 2026',
    requirements: [
      { id: 'deposits', label: 'Deposits', value: 61_400, max: 80_000, valueText: '₱61,400 of ₱80,000' },
      { id: 'bets', label: 'Bets', value: 412_860, max: 500_000, valueText: '₱412,860 of ₱500,000' },
    ],
    text: (
      <>
        <b>₱18,600</b> of deposits and <b>₱87,140</b> of bets to Gold. No end date: nothing you have counted is lost.
      </>
    ),
  },
} satisfies Meta<typeof RankCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const WithoutRank: Story = {
  args: {
    level: 0,
    name: 'No rank yet',
    caption: 'Bronze is the first',
    requirements: [{ id: 'deposits', label: 'Deposits', value: 0, max: 2000, valueText: '₱0 of ₱2,000' }],
    text: '₱2,000 of deposits and ₱20,000 of bets to Bronze.',
  },
};

export const Highest: Story = {
  args: { level: 10, name: 'Diamond', requirements: [], text: 'There is no rank above. It stays yours until Mar 31.' },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    name: 'Pinakamarangal na Platino',
    requirements: [
      {
        id: 'bets',
        label: 'Kabuuang halaga ng mga taya mula nang magparehistro',
        value: 9_412_860,
        max: 10_000_000,
        valueText: '₱9,412,860.00 sa ₱10,000,000.00',
      },
    ],
  },
};
