import type { Meta, StoryObj } from '@storybook/react-vite';
import { RankLadder } from './RankLadder.tsx';

const names = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Emerald', 'Ruby', 'Sapphire', 'Onyx', 'Crown'];
const ranks = names.map((name, index) => ({ level: index + 1, name }));

const meta = {
  title: 'Rewards/RankLadder',
  component: RankLadder,
  args: { label: 'Ranks', ranks: ranks.slice(0, 5), current: 2, currentLabel: 'you', nextLabel: 'next' },
} satisfies Meta<typeof RankLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const WithoutRank: Story = { args: { current: 0 } };
export const Highest: Story = { args: { current: 5 } };

/** Vertical where the names do not fit in a row. */
export const ManyRanks: Story = { args: { ranks, current: 4 }, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    ranks: ranks.map((rank) => ({ ...rank, name: `Pinakamarangal na ${rank.name}` })),
    currentLabel: 'narito ka',
  },
};
