import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { sampleChat, sampleChatLabels } from '../../../testing/chat.ts';
import { Button } from '../../actions/Button/Button.tsx';
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
    actions: <Button variant="quiet">End chat</Button>,
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
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Customer service' }));
    await expect(dialog.getByText('We never ask for a password or a code.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
