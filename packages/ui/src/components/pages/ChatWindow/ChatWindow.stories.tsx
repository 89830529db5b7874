import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleChat, sampleChatLabels } from '../../../testing/chat.ts';
import { ChatThread } from '../ChatThread/ChatThread.tsx';
import { ChatWindow } from './ChatWindow.tsx';

const meta = {
  title: 'Pages/ChatWindow',
  component: ChatWindow,
  args: {
    title: 'Customer service',
    text: 'Tala. Answers in about 3 minutes',
    safety: 'We never ask for a password or a code.',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <ChatThread
        labels={sampleChatLabels}
        entries={sampleChat}
        typing="Tala is writing"
        onRetry={fn()}
        onSend={fn()}
        limit={500}
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChatWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix', 'screenshot'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('We never ask for a password or a code.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
