import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChoiceCards, type ChoiceCardsProps } from './index.ts';

function Chosen(props: ChoiceCardsProps) {
  const [value, setValue] = useState(props.value);
  return <ChoiceCards {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/ChoiceCards',
  component: ChoiceCards,
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Pay with',
    value: 'wallet',
    onChange: () => {},
    cards: [
      { value: 'wallet', label: 'Lakbay Wallet', caption: 'Instant', sign: 'L' },
      { value: 'qr', label: 'QR transfer', caption: '1 to 3 min', sign: 'QR' },
      { value: 'bank', label: 'Bank transfer', caption: 'Up to 30 min', sign: 'B' },
      { value: 'card', label: 'Card', caption: 'Closed for now', sign: 'C', disabled: true },
    ],
  },
} satisfies Meta<typeof ChoiceCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Disabled: Story = { args: { disabled: true } };
