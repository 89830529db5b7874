import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { PasswordConfirmSheet } from './PasswordConfirmSheet.tsx';

const meta = {
  title: 'Feedback/PasswordConfirmSheet',
  component: PasswordConfirmSheet,
  args: {
    open: true,
    onClose: fn(),
    title: 'Withdraw ₱8,500.00',
    closeLabel: 'Close',
    lines: [
      { id: 'to', label: 'To', value: 'Kampupot 0917****567' },
      { id: 'fee', label: 'Fee', value: '₱15.00' },
    ],
    total: { label: 'You receive', value: '₱8,485.00' },
    field: { label: 'Payment password', showLabel: 'Show', hideLabel: 'Hide', hint: 'Six digits' },
    note: 'It leaves your balance at once and cannot be turned back into play money.',
    confirmLabel: 'Withdraw ₱8,500.00',
    onConfirm: fn(),
    incompleteText: 'Type all six digits',
  },
} satisfies Meta<typeof PasswordConfirmSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Payment password');
    await userEvent.type(field, '198404{Enter}');
    await expect(args.onConfirm).toHaveBeenLastCalledWith('198404');
  },
};

export const Wrong: Story = { args: { field: { ...meta.args.field, error: 'Wrong payment password. 2 tries left.' } } };

/** Five wrong tries. */
export const Locked: Story = {
  args: {
    locked: {
      title: 'The payment password is locked until 7:33 PM',
      text: 'It was wrong five times. Playing and depositing go on; withdrawals and transfers wait 15 minutes.',
      action: <Button>Set a new one with your mobile</Button>,
    },
  },
};

export const Busy: Story = { args: { busy: true, busyLabel: 'Sending' } };

export const LongTexts: Story = {
  args: {
    title: 'Kumpirmahin ang pag-withdraw ng ₱100,000,000.00',
    confirmLabel: 'Ituloy ang pag-withdraw ng ₱100,000,000.00',
    note: 'Agad itong aalis sa iyong balanse at hindi na maibabalik bilang pera sa laro.',
  },
  globals: { viewport: { value: 'small' } },
};
