import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PromotionCard } from '../PromotionCard/PromotionCard.tsx';
import { PromotionGrid } from './PromotionGrid.tsx';

const fairUrl = new URL('../../../../.storybook/covers/banner-fair.svg', import.meta.url).href;

const promotions = ['Weekend reload', 'Fiesta raffle', 'Birthday bonus', 'Invite a friend'].map((title) => ({
  id: title,
  card: (
    <PromotionCard
      title={title}
      text="One sentence with the amount and its condition."
      image={fairUrl}
      deadline="Until Wed, Nov 25"
      action="See the terms"
      linkProps={{ href: `#${title}` }}
    />
  ),
}));

const meta = {
  title: 'Rewards/PromotionGrid',
  component: PromotionGrid,
  args: { label: 'Promotions', promotions },
} satisfies Meta<typeof PromotionGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Fiesta raffle' })).toHaveAttribute('href', '#Fiesta raffle');
  },
};

export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Promotions are loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Promotions are loading');
  },
};

/** One per row, the picture beside the text. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
