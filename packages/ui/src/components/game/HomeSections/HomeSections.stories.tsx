import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  sampleBanners,
  sampleCarouselLabels,
  sampleGames,
  sampleLabels,
  sampleTables,
  sampleWinners,
} from '../../../../.storybook/covers/samples.ts';
import { media, space } from '../../../theme/vars.ts';
import { BannerCarousel } from '../BannerCarousel/BannerCarousel.tsx';
import { BannerSkeleton } from '../BannerSkeleton/BannerSkeleton.tsx';
import { JackpotCounter } from '../JackpotCounter/JackpotCounter.tsx';
import { LobbySection } from '../LobbySection/LobbySection.tsx';
import { LobbySectionSkeleton } from '../LobbySectionSkeleton/LobbySectionSkeleton.tsx';
import { Marquee } from '../../display/Marquee/Marquee.tsx';
import { PageContainer } from '../../layout/PageContainer/PageContainer.tsx';
import { PageStack } from '../../layout/PageStack/PageStack.tsx';
import { WinnerBoard } from '../WinnerBoard/WinnerBoard.tsx';
import { WinnerBoardSkeleton } from '../WinnerBoardSkeleton/WinnerBoardSkeleton.tsx';

const Hero = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: space(4) },
});

const formatPesos = (value: string) => {
  const [whole = '', part = ''] = value.split('.');
  return `₱${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
};

const tile = {
  labels: sampleLabels,
  linkOf: ({ id }: { id: string }) => ({ href: `#/game/${id}` }),
  onFavouriteChange: () => {},
};
const arrows = { previousLabel: 'Back', nextLabel: 'More' };
const seeAllProps = { seeAllLabel: 'See all', seeAll: { href: '#/all' } };
const rotatedGames = (by: number) => [...sampleGames.slice(by), ...sampleGames.slice(0, by)];

function Home() {
  return (
    <PageContainer as="main">
      <Marquee
        items={[
          {
            id: 'bank',
            text: 'Bank transfers may take up to 30 minutes tonight, 11 PM to 1 AM. Salamat sa pag-unawa.',
          },
        ]}
        labels={{ name: 'Notice', pause: 'Pause notices', play: 'Run notices', next: 'Next notice' }}
      />
      <PageStack>
        <Hero>
          <BannerCarousel slides={sampleBanners} labels={sampleCarouselLabels} />
          <JackpotCounter
            label="Grand jackpot"
            value="48217306.42"
            format={formatPesos}
            demoNote="A demonstration"
            details={[
              { id: 'major', label: 'Major', value: '₱1,284,950.10' },
              { id: 'minor', label: 'Minor', value: '₱86,412.75' },
              { id: 'last', label: 'Last grand win', value: '3 days ago, Iloilo' },
            ]}
          />
        </Hero>
        <LobbySection
          title="Popular tonight"
          games={sampleGames}
          size="ranked"
          {...{ tile }}
          {...seeAllProps}
          {...arrows}
        />
        <LobbySection title="New this week" games={rotatedGames(3)} {...{ tile }} {...seeAllProps} {...arrows} />
        <LobbySection title="Live tables" games={sampleTables} size="wide" {...{ tile }} {...seeAllProps} {...arrows} />
        <WinnerBoard title="Winner board" winners={sampleWinners.slice(0, 5)} ranked />
        <BannerCarousel
          variant="footer"
          slides={sampleBanners}
          labels={{ ...sampleCarouselLabels, name: 'More offers' }}
          priority={false}
        />
      </PageStack>
    </PageContainer>
  );
}

function HomeLoading() {
  return (
    <PageContainer as="main">
      <PageStack>
        <BannerSkeleton />
        <LobbySectionSkeleton size="ranked" />
        <LobbySectionSkeleton size="wide" />
        <WinnerBoardSkeleton />
      </PageStack>
    </PageContainer>
  );
}

const meta = {
  title: 'Game/HomeSections',
  component: Home,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A member's home without the site frame. */
export const Default: Story = {
  tags: ['matrix'],
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

export const Loading: Story = { render: () => <HomeLoading /> };
