import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PendingChange } from './PendingChange.tsx';

const meta = {
  title: 'Feedback/PendingChange',
  component: PendingChange,
  args: {
    title: 'Raise to ₱10,000 a day, asked 11:30 AM',
    text: 'It can start on Mon, Nov 23, 11:30 AM, and only if you say yes once more then. Until then ₱5,000.00 holds.',
    cancelLabel: 'Cancel the raise',
    onCancel: fn(),
  },
} satisfies Meta<typeof PendingChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the raise' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The waiting time is over: nothing changes without a second yes. */
export const Confirmable: Story = {
  args: {
    text: 'You can say yes until Mon, Nov 30, 11:30 AM. Without it ₱5,000.00 stays.',
    confirm: { label: 'Yes, ₱10,000 a day', onPress: fn() },
    cancelLabel: 'Keep ₱5,000',
  },
};

export const Busy: Story = { args: { busy: 'cancel', busyLabel: 'Cancelling' } };

export const LongTexts: Story = {
  args: {
    title: 'Pagtaas sa ₱100,000,000.00 sa isang araw, hiniling noong 11:30 AM',
    text: 'Magsisimula lamang ito kung muli kang sasang-ayon pagkalipas ng dalawampu’t apat na oras.',
    cancelLabel: 'Huwag nang ituloy ang pagtaas',
  },
  globals: { viewport: { value: 'small' } },
};
