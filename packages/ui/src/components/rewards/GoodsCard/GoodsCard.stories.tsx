import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleGames } from '../../../../.storybook/covers/samples.ts';
import { GoodsCard } from './GoodsCard.tsx';

const [dragon, jeepney, parol] = sampleGames.map(({ cover }) => cover);

const meta = {
  title: 'Rewards/GoodsCard',
  component: GoodsCard,
  args: {
    name: 'Enamel mug',
    image: dragon ?? '',
    points: '1,200',
    unit: 'points',
    note: 'Sent to you in 5 to 9 days',
    linkProps: { href: '#mug' },
  },
  decorators: [(Story) => <div style={{ maxWidth: 180 }}>{Story()}</div>],
} satisfies Meta<typeof GoodsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enamel mug' })).toHaveAttribute('href', '#mug');
  },
};

export const Scarce: Story = { args: { stock: '3 left' } };

export const PointsMissing: Story = {
  args: {
    name: 'Earphones',
    image: jeepney ?? '',
    points: '6,000',
    availability: 'missing',
    note: '4,060 more points',
  },
};

export const OutOfStock: Story = {
  args: { name: 'Tote bag', image: parol ?? '', points: '900', availability: 'out', note: 'Out of stock' },
};

/** The picture could not be loaded. */
export const NoPicture: Story = { args: { image: 'data:image/png;base64,' } };

export const LongText: Story = {
  args: {
    name: 'Mamahaling pangkusinang kaldero na may takip',
    points: '1,200,000',
    note: 'Ipapadala sa loob ng siyam na araw',
  },
};
