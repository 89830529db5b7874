import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FrequencyBars } from './FrequencyBars.tsx';

const meta = {
  title: 'Game/FrequencyBars',
  component: FrequencyBars,
  args: {
    label: 'How often each number came',
    bars: Array.from({ length: 42 }, (_, index) => ({
      id: String(index + 1),
      label: String(index + 1),
      count: 8 + ((index * 7) % 13),
      text: `${index + 1}: came ${8 + ((index * 7) % 13)} times`,
    })),
  },
} satisfies Meta<typeof FrequencyBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2: came 15 times')).toBeInTheDocument();
  },
};
