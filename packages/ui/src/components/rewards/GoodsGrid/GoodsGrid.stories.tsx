import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleGames } from '../../../../.storybook/covers/samples.ts';
import { GoodsGrid } from './GoodsGrid.tsx';

const [dragon = '', jeepney = '', parol = ''] = sampleGames.map(({ cover }) => cover);

const meta = {
  title: 'Rewards/GoodsGrid',
  component: GoodsGrid,
  args: {
    label: 'Goods',
    loadingLabel: 'Loading the goods',
    goods: [
      {
        id: 'mug',
        name: 'Enamel mug',
        image: dragon,
        points: '1,200',
        unit: 'points',
        note: 'Sent to you in about 7 days',
        linkProps: { href: '#mug' },
      },
      {
        id: 'earphones',
        name: 'Earphones',
        image: jeepney,
        points: '6,000',
        unit: 'points',
        availability: 'missing',
        note: '4,060 more points',
        linkProps: { href: '#earphones' },
      },
      {
        id: 'tote',
        name: 'Tote bag',
        image: parol,
        points: '900',
        unit: 'points',
        availability: 'out',
        note: 'Out of stock',
        linkProps: { href: '#tote' },
      },
    ],
  },
} satisfies Meta<typeof GoodsGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Goods' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const Loading: Story = {
  args: { goods: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the goods');
  },
};
