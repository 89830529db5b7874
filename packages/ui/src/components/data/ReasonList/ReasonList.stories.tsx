import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReasonList } from './ReasonList.tsx';

const meta = {
  title: 'Data/ReasonList',
  component: ReasonList,
  args: {
    reasons: [
      { id: 'win', icon: 'star', text: 'One win made it: ₱9,705.50. Without it you would be ₱3,952.30 behind.' },
      { id: 'share', icon: 'percent', text: 'Of every ₱100.00 staked, ₱129.32 came back.' },
      { id: 'time', icon: 'clock', text: '12 h 27 min of play on 19 days.' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof ReasonList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};
