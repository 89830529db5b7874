import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBanners, sampleCarouselLabels } from '../../../.storybook/covers/samples.ts';
import { BannerCarousel } from '../BannerCarousel/index.ts';
import { JackpotCounter } from '../JackpotCounter/index.ts';
import { PageContainer } from '../PageContainer/index.ts';
import { HeroRow } from './index.ts';

const meta = {
  title: 'Layout/HeroRow',
  component: HeroRow,
  args: {
    children: <BannerCarousel slides={sampleBanners} labels={sampleCarouselLabels} autoplay={false} />,
    aside: <JackpotCounter label="Grand jackpot" value="48217306.42" format={(value) => `₱${value}`} />,
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
