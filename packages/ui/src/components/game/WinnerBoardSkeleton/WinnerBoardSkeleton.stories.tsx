import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleWinners } from '../../../../.storybook/covers/samples.ts';
import { WinnerBoard } from '../WinnerBoard/WinnerBoard.tsx';
import { WinnerBoardSkeleton } from './WinnerBoardSkeleton.tsx';

const meta = {
  title: 'Game/WinnerBoardSkeleton',
  component: WinnerBoardSkeleton,
} satisfies Meta<typeof WinnerBoardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stacked with the board to compare their sizes. */
export const Default: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div data-testid="board">
        <WinnerBoard title="Winner board" winners={sampleWinners.slice(0, 5)} ranked />
      </div>
      <div data-testid="skeleton">
        <WinnerBoardSkeleton />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height('skeleton')).toBe(height('board'));
  },
};
