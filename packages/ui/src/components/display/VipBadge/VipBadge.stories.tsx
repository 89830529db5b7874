import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VipBadge } from './VipBadge.tsx';

const meta = {
  title: 'Display/VipBadge',
  component: VipBadge,
  args: { level: 5, name: 'Gold' },
} satisfies Meta<typeof VipBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MedalOnly: Story = {
  args: { nameHidden: true, size: 28 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gold')).toBeInTheDocument();
  },
};

export const Ranks: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
      {Array.from({ length: 13 }, (_, level) => (
        <VipBadge key={level} level={level} name={`Rank ${level}`} size={64} />
      ))}
    </div>
  ),
};
