import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards.tsx';

const IMAGE_URL = new URL('../../../../.storybook/covers/maker-jl.svg', import.meta.url).href;

function ControlledCards(props: ChoiceCardsProps) {
  const [value, setValue] = useState(props.value);
  return <ChoiceCards {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/ChoiceCards',
  component: ChoiceCards,
  render: (args) => <ControlledCards {...args} />,
  args: {
    label: 'Pay with',
    value: 'wallet',
    onChange: () => {},
    cards: [
      { value: 'wallet', label: 'Lakbay Wallet', caption: 'Instant', icon: 'L' },
      { value: 'qr', label: 'QR transfer', caption: '1 to 3 min', icon: 'QR' },
      { value: 'bank', label: 'Bank transfer', caption: 'Up to 30 min', icon: 'B' },
      { value: 'card', label: 'Card', caption: 'Closed for now', icon: 'C', disabled: true },
    ],
  },
} satisfies Meta<typeof ChoiceCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Disabled: Story = { args: { disabled: true } };

/** The second image fails to load. */
export const Images: Story = {
  args: {
    cards: [
      { value: 'wallet', label: 'Lakbay Wallet', caption: 'Instant', icon: 'L', image: IMAGE_URL },
      { value: 'qr', label: 'QR transfer', caption: '1 to 3 min', icon: 'Q', image: 'data:image/svg+xml,' },
      { value: 'card', label: 'Card', caption: 'Closed for now', icon: 'C', image: IMAGE_URL, disabled: true },
    ],
  },
};

/** Arrow keys skip the disabled card and wrap around. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Lakbay Wallet Instant' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Bank transfer Up to 30 min' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Lakbay Wallet Instant' })).toBeChecked();
  },
};

export const Rows: Story = {
  tags: ['matrix'],
  args: {
    layout: 'rows',
    label: 'Pay out to',
    value: 'bank',
    cards: [
      { value: 'wallet', label: 'Lakbay Wallet', caption: '0917****567, from Sat, Nov 28, 6:41 PM', icon: 'L' },
      { value: 'bank', label: 'Kawayan Bank', caption: '**** **** 4821, within 30 minutes', icon: 'K' },
    ],
  },
};

export const NothingChosen: Story = { args: { value: '' } };

export const LongText: Story = {
  args: {
    cards: [
      {
        value: 'wallet',
        label: 'Pinagsama-samang Lakbay Wallet',
        caption: 'Kaagad, sa loob ng isang minuto',
        icon: 'L',
      },
      { value: 'bank', label: 'Paglilipat sa bangko', caption: 'Hanggang tatlumpung minuto', icon: 'B' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
