import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LotteryBalls } from './LotteryBalls.tsx';

const meta = {
  title: 'Game/LotteryBalls',
  component: LotteryBalls,
  args: { label: 'Draw 2,417: 2, 8, 19, 27, 33, 40', numbers: ['2', '8', '19', '27', '33', '40'] },
} satisfies Meta<typeof LotteryBalls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draw: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Draw 2,417/ })).toBeVisible();
  },
};
export const Matched: Story = {
  tags: ['matrix'],
  args: {
    label: 'My line: 4, 11, 18, 23, 31, 40; 11 and 23 matched',
    numbers: ['4', '11', '18', '23', '31', '40'],
    hits: ['11', '23'],
  },
};
/** Two numbers are still to be picked. */
export const Unfinished: Story = {
  args: { label: '3, 14, 22, 29, two to pick', numbers: ['3', '14', '22', '29', undefined, undefined], size: 'sm' },
};
