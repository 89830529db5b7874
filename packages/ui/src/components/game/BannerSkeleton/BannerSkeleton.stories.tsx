import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleBanners, sampleCarouselLabels } from '../../../../.storybook/covers/samples.ts';
import { BannerCarousel } from '../BannerCarousel/BannerCarousel.tsx';
import { BannerSkeleton } from './BannerSkeleton.tsx';

const meta = {
  title: 'Game/BannerSkeleton',
  component: BannerSkeleton,
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <div data-testid="banner">
        <BannerCarousel {...args} slides={sampleBanners} labels={sampleCarouselLabels} />
      </div>
      <div data-testid="skeleton">
        <BannerSkeleton {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height('skeleton')).toBe(height('banner'));
  },
} satisfies Meta<typeof BannerSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stacked with the carousel to compare their sizes. */
export const Default: Story = {};

export const Footer: Story = { args: { variant: 'footer' } };

/** The first image is shown before the carousel loads. */
export const WithFirstImage: Story = { args: { image: sampleBanners[0]?.image.src ?? '' } };
