import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePrizes } from '../../../../.storybook/covers/sample-prizes.ts';
import { PrizeTable } from './PrizeTable.tsx';

const chances: Record<string, [string, string]> = {
  none: ['53.89%', 'rest'],
  points: ['40.00%', '1 in 2.5'],
  p50: ['5.00%', '1 in 20'],
  p100: ['1.00%', '1 in 100'],
  p500: ['0.10%', '1 in 1,000'],
  p5000: ['0.01%', '1 in 10,000'],
};

const prizes = samplePrizes.toReversed().map(({ id, label, tone }) => {
  const [share = '', odds = ''] = chances[id] ?? [];
  return { id, label, tone, share, odds };
});

const meta = {
  title: 'Rewards/PrizeTable',
  component: PrizeTable,
  args: {
    label: 'What a turn can give',
    prizes,
    heads: { prize: 'You get', share: 'Share of turns', odds: 'That is' },
  },
} satisfies Meta<typeof PrizeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    prizes: prizes.map((prize) => ({ ...prize, label: `Pampabuenas na ${prize.label} para sa susunod na laro` })),
  },
};
