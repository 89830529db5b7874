import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { BrandMark } from '../../display/BrandMark/BrandMark.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { FactList } from '../../display/FactList/FactList.tsx';
import { HeroPanel } from '../../display/HeroPanel/HeroPanel.tsx';
import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { PageStack } from '../PageStack/PageStack.tsx';
import { PageFrame } from './PageFrame.tsx';

const meta = {
  title: 'Layout/PageFrame',
  component: PageFrame,
  args: {
    header: (
      <AppHeader brand={<BrandMark name="Croupier" compact="fit" />} end={<Button variant="action">Join</Button>} />
    ),
    footer: (
      <AppFooter>
        <p>Play for fun, and only with what you can lose. 21 and over.</p>
      </AppFooter>
    ),
    children: (
      <PageContainer as="main">
        <PageStack>
          <HeroPanel title="Your seat is still warm" text="Ten times the turnover of the week." headingLevel={1} />
          <FactList
            facts={[
              { id: 'balance', label: 'Balance', value: '₱12,480.50' },
              { id: 'rank', label: 'VIP rank', value: 'Gold' },
            ]}
          />
        </PageStack>
      </PageContainer>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With PageContainer and PageStack, as in a real page. */
export const Page: Story = { tags: ['matrix', 'screenshot'] };

export const ShortPage: Story = { args: { children: null } };
