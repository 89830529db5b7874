import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleImages } from '../../../../.storybook/covers/samples.ts';
import type { Bead } from '../BeadRoad/BeadRoad.tsx';
import { BeadRoad } from '../BeadRoad/BeadRoad.tsx';
import { LiveTableCard } from './LiveTableCard.tsx';

const beads: Bead[] = Array.from({ length: 23 }, (_, round) =>
  round % 7 === 5
    ? { letter: 'T', side: 'tie' }
    : round % 3 === 0
      ? { letter: 'P', side: 'first' }
      : { letter: 'B', side: 'second' },
);

const meta = {
  title: 'Game/LiveTableCard',
  component: LiveTableCard,
  args: {
    table: {
      id: 'baccarat',
      name: 'Baccarat 5',
      cover: sampleImages.baccarat,
      dealer: 'Dealer Faye',
      seats: '54 playing',
      limits: '₱50 to ₱50,000',
      state: 'open',
      stateText: 'Open',
    },
    link: { href: '#baccarat' },
    results: <BeadRoad label="Last 23 rounds" beads={beads} rows={3} size="sm" />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof LiveTableCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Baccarat 5' })).toHaveAttribute('href', '#baccarat');
  },
};

export const Full: Story = {
  args: { table: { ...meta.args.table, seats: '7 of 7 seats', state: 'full', stateText: 'Full' } },
};

export const Closed: Story = {
  args: {
    table: {
      id: 'baccarat',
      name: 'Baccarat 5',
      cover: sampleImages.baccarat,
      limits: '₱50 to ₱50,000',
      state: 'closed',
      stateText: 'Opens at 8:00 PM',
    },
    results: undefined,
  },
};

export const LongText: Story = {
  args: {
    table: {
      ...meta.args.table,
      name: 'Ang Napakahabang Pangalan ng Mesa ng Baccarat',
      dealer: 'Dealer Maria Concepcion de los Reyes',
      limits: '₱1,000.00 hanggang ₱1,000,000.00',
    },
  },
};
