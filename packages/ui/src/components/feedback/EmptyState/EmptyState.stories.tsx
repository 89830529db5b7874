import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No games found',
    text: 'No game of this name, and none like it.',
    actions: <Button>Show all games</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const NoMessages: Story = {
  args: { icon: 'bell', title: 'No messages', text: 'Our messages to you appear here.', actions: undefined },
};

export const LongText: Story = {
  args: { title: 'Walang nahanap na laro sa pangalang ito', text: 'Subukan ang ibang salita. '.repeat(10) },
  globals: { viewport: { value: 'small' } },
};
