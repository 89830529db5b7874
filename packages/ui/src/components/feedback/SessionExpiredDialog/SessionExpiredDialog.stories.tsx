import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx';

const meta = {
  title: 'Feedback/SessionExpiredDialog',
  component: SessionExpiredDialog,
  args: {
    open: true,
    title: 'Your session has ended',
    text: 'You were away for a while, or you logged in elsewhere.',
    loginLabel: 'Log in again',
    onLogin: fn(),
    leaveLabel: 'Go on as a guest',
    onLeave: fn(),
  },
} satisfies Meta<typeof SessionExpiredDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log in again' })).toHaveFocus());
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(args.onLeave).not.toHaveBeenCalled();
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const LoginOnly: Story = { args: { onLeave: undefined } };
