import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Display/CountBadge',
  component: CountBadge,
  args: { count: 3, label: '3 unread messages' },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AboveTheLimit: Story = {
  args: { count: 128, label: '128 unread messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const None: Story = {
  args: { count: 0, label: 'No unread messages' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No unread messages')).toBeNull();
  },
};

export const OnAnIcon: Story = {
  tags: ['matrix'],
  render: (args) => (
    <IconButton label={`Messages, ${args.label}`}>
      <CountBadge {...args}>
        <Icon name="bell" size={23} />
      </CountBadge>
    </IconButton>
  ),
};
