import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { BonusCard } from './BonusCard.tsx';

const meta = {
  title: 'Rewards/BonusCard',
  component: BonusCard,
  args: {
    title: '20% on Saturdays',
    facts: [
      { id: 'bonus', label: 'Bonus', value: '₱400.00' },
      { id: 'left', label: 'Still to stake', value: '₱1,020.00' },
      { id: 'until', label: 'Until', value: 'Sat, Nov 28, 6:41 PM' },
    ],
    progress: { label: 'Staked for it', value: 2180, max: 3200, valueText: '₱2,180.00 of ₱3,200.00 (68%)' },
    weightsLabel: 'How much a stake counts',
    weights: [
      { id: 'RNG', icon: 'slots', label: 'Slots', value: '100%' },
      { id: 'FISH', icon: 'fish', label: 'Fishing', value: '100%' },
      { id: 'SPORTS', icon: 'ball', label: 'Sports', value: '50%' },
      { id: 'LIVE', icon: 'live', label: 'Live', value: '20%' },
      { id: 'PVP', icon: 'cards', label: 'Cards', value: '10%' },
    ],
    termsLabel: 'How it ends',
    terms: [
      {
        id: 'done',
        icon: 'check',
        title: 'Played in time',
        text: 'The ₱400.00 is yours, and so is what you won with it.',
      },
      { id: 'late', icon: 'hourglass', title: 'Not in time', text: 'The ₱400.00 goes back. All winnings stay.' },
      {
        id: 'max',
        icon: 'shield',
        title: 'At most ₱200.00 a round',
        text: 'A higher stake is refused before the bet.',
      },
      {
        id: 'forfeit',
        icon: 'stop',
        title: 'You do not want it?',
        text: '₱1,000.00 is then left to stake.',
        action: <Button>Give up the bonus</Button>,
      },
    ],
  },
} satisfies Meta<typeof BonusCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InPlay: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Staked for it');
    await expect(canvas.getByRole('list', { name: 'How it ends' }).children).toHaveLength(4);
  },
};

/** While its details are loading. */
export const WithoutDetails: Story = { args: { weights: [], terms: meta.args.terms.slice(0, 1) } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Pampabuenas tuwing katapusan ng linggo para sa lahat ng miyembro',
    facts: [{ id: 'left', label: 'Itataya pa', value: '₱1,320,000,000.00' }],
  },
};
