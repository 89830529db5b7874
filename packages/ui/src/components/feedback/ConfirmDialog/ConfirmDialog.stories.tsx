import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Withdraw ₱2,000.00?',
    message: 'It goes to the account ending in 4471 and cannot be called back.',
    confirmLabel: 'Withdraw',
    cancelLabel: 'Not now',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  tags: ['matrix', 'screenshot'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Destructive: Story = {
  args: {
    tone: 'destructive',
    title: 'Remove this bank account?',
    message: 'Withdrawals to it are no longer possible.',
    confirmLabel: 'Remove',
    cancelLabel: 'Keep it',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
};

export const Busy: Story = { args: { busy: true, busyLabel: 'Sending' } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Sigurado ka bang gusto mong kanselahin ang iyong kahilingan sa pag-withdraw?',
    message: 'Ibabalik ang buong halaga sa iyong balanse at kailangan mong magsumite ng panibagong kahilingan.',
    confirmLabel: 'Oo, kanselahin ang kahilingan',
    cancelLabel: 'Hindi, ituloy ang pag-withdraw',
  },
};
