import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './index.ts';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Log out?',
    message: 'Your bets stay as they are.',
    confirmLabel: 'Log out',
    cancelLabel: 'Stay',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Destructive: Story = {
  args: {
    tone: 'destructive',
    title: 'Delete this bank account?',
    message: 'You can add it again at any time.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep it',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
};

export const Busy: Story = { args: { busy: true, busyLabel: 'Logging out' } };
