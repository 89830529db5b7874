import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessageList } from './MessageList.tsx';

const meta = {
  title: 'Pages/MessageList',
  component: MessageList,
  args: {
    label: 'Question and answers',
    messages: [
      {
        id: '1',
        isOwn: true,
        author: 'You',
        text: 'I paid ₱500 by bank transfer at two.\nThe order still shows as pending.',
        time: 'Nov 22, 2026, 2:10 PM',
      },
      { id: '2', isOwn: false, author: 'Customer service', text: 'It is credited now.', time: 'Nov 22, 2026, 2:40 PM' },
    ],
  },
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Question and answers' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const LongWord: Story = {
  args: { messages: [{ id: '1', isOwn: false, author: 'Customer service', text: 'x'.repeat(200), time: '2:40 PM' }] },
  globals: { viewport: { value: 'small' } },
};
