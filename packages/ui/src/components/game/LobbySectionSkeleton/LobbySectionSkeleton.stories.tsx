import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleGames, sampleLabels } from '../../../../.storybook/covers/samples.ts';
import { LobbySection } from '../LobbySection/LobbySection.tsx';
import { LobbySectionSkeleton } from './LobbySectionSkeleton.tsx';

const meta = {
  title: 'Game/LobbySectionSkeleton',
  component: LobbySectionSkeleton,
  args: { size: 'ranked' },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <div data-testid="section">
        <LobbySection
          {...args}
          title="Popular tonight"
          games={sampleGames}
          tile={{ labels: sampleLabels }}
          previousLabel="Back"
          nextLabel="More"
        />
      </div>
      <div data-testid="skeleton">
        <LobbySectionSkeleton {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height('skeleton')).toBe(height('section'));
  },
} satisfies Meta<typeof LobbySectionSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stacked with the section to compare their sizes. */
export const Default: Story = {};

export const Mosaic: Story = { args: { size: 'mosaic' } };
