import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleImages } from '../../../../.storybook/covers/samples.ts';
import { LiveTableCard } from '../LiveTableCard/LiveTableCard.tsx';
import { LiveTableGrid } from './LiveTableGrid.tsx';

const tables = ['Baccarat 5', 'Baccarat 7', 'Roulette 2', 'Sic Bo 4'].map((name) => ({
  id: name,
  card: (
    <LiveTableCard
      table={{
        id: name,
        name,
        cover: sampleImages.baccarat,
        limits: '₱50 to ₱50,000',
        state: 'open',
        stateText: 'Open',
      }}
      link={{ href: `#${name}` }}
    />
  ),
}));

const meta = {
  title: 'Game/LiveTableGrid',
  component: LiveTableGrid,
  args: { label: 'Tables', tables },
} satisfies Meta<typeof LiveTableGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Roulette 2' })).toHaveAttribute('href', '#Roulette 2');
  },
};

export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Tables are loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tables are loading');
  },
};

/** One per row. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
};
