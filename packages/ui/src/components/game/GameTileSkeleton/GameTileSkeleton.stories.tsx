import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleGames, sampleLabels, sampleTables } from '../../../../.storybook/covers/samples.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';

const meta = {
  title: 'Game/GameTileSkeleton',
  component: GameTileSkeleton,
} satisfies Meta<typeof GameTileSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a tile, to compare their sizes. */
export const Default: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 16 }}>
      <div data-testid="tile" style={{ width: 112 }}>
        <GameTile game={sampleGames[0]} labels={sampleLabels} />
      </div>
      <div data-testid="skeleton" style={{ width: 112 }}>
        <GameTileSkeleton />
      </div>
      <div data-testid="wide" style={{ width: 252 }}>
        <GameTile game={sampleTables[0]} labels={sampleLabels} shape="wide" />
      </div>
      <div data-testid="wide-skeleton" style={{ width: 252 }}>
        <GameTileSkeleton shape="wide" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height('skeleton')).toBe(height('tile'));
    await expect(height('wide-skeleton')).toBe(height('wide'));
  },
};
