import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PromotionCard } from './PromotionCard.tsx';

const dragonUrl = new URL('../../../../.storybook/covers/banner-dragon.svg', import.meta.url).href;
const fairUrl = new URL('../../../../.storybook/covers/banner-fair.svg', import.meta.url).href;

const meta = {
  title: 'Rewards/PromotionCard',
  component: PromotionCard,
  args: {
    title: 'Birthday bonus: ₱288',
    text: 'Your birthday was on Nov 18. Apply with a photo of your ID.',
    image: fairUrl,
    deadline: 'Until Wed, Nov 25',
    action: 'Apply',
    linkProps: { href: '#birthday' },
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof PromotionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Birthday bonus: ₱288' })).toHaveAttribute('href', '#birthday');
  },
};

export const Joined: Story = {
  args: {
    title: 'Fiesta raffle',
    text: 'A turn for every ₱1,000 of turnover this month, and a free one each Sunday.',
    image: dragonUrl,
    status: { tone: 'success', label: 'Joined' },
    action: '3 turns left',
  },
};

export const WithoutPicture: Story = { args: { image: undefined } };

export const Ended: Story = {
  args: { status: { tone: 'neutral', label: 'Closed' }, ended: true, action: 'See my entry' },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Napakahabang pamagat ng isang promosyong pangkaarawan para sa lahat',
    status: { tone: 'warning', label: 'Hinihintay pa ang iyong pagkakakilanlan' },
    action: 'Ipagpatuloy ang aplikasyon',
  },
};
