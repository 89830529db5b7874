import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleBanners, sampleCarouselLabels } from '../../../../.storybook/covers/samples.ts';
import { BannerCarousel } from '../../game/BannerCarousel/BannerCarousel.tsx';
import { JackpotCounter } from '../../game/JackpotCounter/JackpotCounter.tsx';
import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { HeroRow } from './HeroRow.tsx';

const meta = {
  title: 'Layout/HeroRow',
  component: HeroRow,
  args: {
    children: <BannerCarousel slides={sampleBanners} labels={sampleCarouselLabels} autoplay={false} />,
    aside: <JackpotCounter label="Grand jackpot" value="48217306.42" format={() => '₱48,217,306.42'} />,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageContainer as="main">
        <Story />
      </PageContainer>
    ),
  ],
} satisfies Meta<typeof HeroRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BannerAlone: Story = { args: { aside: undefined } };

const boxOf = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  canvas.getByRole('region', { name: 'Offers' }).getBoundingClientRect();

/** The aside wraps below the banner at full width. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grand jackpot').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      boxOf(canvas).bottom,
    );
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grand jackpot').getBoundingClientRect().right).toBeLessThanOrEqual(
      boxOf(canvas).left,
    );
  },
};
