import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import type { OfflineBarProps } from './OfflineBar.tsx';
import { OfflineBar } from './OfflineBar.tsx';

const meta = {
  title: 'Feedback/OfflineBar',
  component: OfflineBar,
  args: {
    online: false,
    offlineText: 'You are offline. Your bets are safe.',
    onlineText: 'You are back online.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof OfflineBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

function ConnectionToggle(props: OfflineBarProps) {
  const [online, setOnline] = useState(false);
  return (
    <>
      <Button onClick={() => setOnline(!online)}>Switch the connection</Button>
      <OfflineBar {...props} online={online} />
    </>
  );
}

export const BackOnline: Story = {
  render: (args) => <ConnectionToggle {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch the connection' }));
    await waitFor(() => expect(canvas.getByText('You are back online.')).toBeVisible());
  },
};

export const LongText: Story = {
  args: { offlineText: 'Nawala ang koneksyon sa internet. Ligtas ang iyong mga taya at ang iyong balanse.' },
  globals: { viewport: { value: 'small' } },
};
