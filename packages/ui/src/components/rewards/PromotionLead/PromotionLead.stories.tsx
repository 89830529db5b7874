import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { PromotionLead } from './PromotionLead.tsx';

const bannerUrl = new URL('../../../../.storybook/covers/banner-parol.svg', import.meta.url).href;

const meta = {
  title: 'Rewards/PromotionLead',
  component: PromotionLead,
  args: {
    title: 'Weekend reload: ₱2,180 of ₱3,200 played',
    status: { tone: 'warning', label: 'In play' },
    image: bannerUrl,
    progress: { label: 'Turnover', value: 2180, max: 3200, valueText: '₱2,180 of ₱3,200' },
    facts: [
      { id: 'left', label: 'Still to play', value: '₱1,020' },
      { id: 'bonus', label: 'Your bonus', value: '₱400' },
      { id: 'until', label: 'Time until', value: 'Sat, Nov 28, 6:41 PM' },
    ],
    actions: <Button variant="selected">See what counts</Button>,
  },
} satisfies Meta<typeof PromotionLead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InPlay: Story = { tags: ['matrix'] };

/** Nothing in play. */
export const Offer: Story = {
  args: {
    title: 'Welcome bonus: 100 % of your first deposit',
    text: 'A deposit of ₱500 brings ₱500 more, to be played 15 times together: ₱15,000 within 30 days.',
    status: undefined,
    progress: undefined,
    facts: [],
    actions: <Button variant="action">Deposit</Button>,
  },
};

export const WithoutPicture: Story = { args: { image: undefined } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: 'Pampabuenas tuwing katapusan ng linggo: ₱1,021,800.00 sa ₱1,320,000.00 ang nalaro na' },
};
