import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bead } from './BeadRoad.tsx';
import { BeadRoad } from './BeadRoad.tsx';

const sides = { P: 'first', B: 'second', T: 'tie' } as const;
const beadsOf = (results: string): Bead[] =>
  Array.from(results).flatMap((letter) =>
    letter === 'P' || letter === 'B' || letter === 'T' ? [{ letter, side: sides[letter] }] : [],
  );

const meta = {
  title: 'Game/BeadRoad',
  component: BeadRoad,
  args: { label: 'Last 23 rounds: player 11, banker 10, tie 2', beads: beadsOf('PBBPBTPPBBBPBPPBPTBBPPB') },
} satisfies Meta<typeof BeadRoad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
/** Three rows, as on the card of a table. */
export const Small: Story = { args: { rows: 3, size: 'sm' } };
export const Long: Story = {
  args: { beads: beadsOf('PBBPBTPPBBBPB'.repeat(20)) },
  globals: { viewport: { value: 'small' } },
};
