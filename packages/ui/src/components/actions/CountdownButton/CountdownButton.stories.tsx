import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CountdownButton } from './CountdownButton.tsx';

const NOW = 1_800_000_000_000;
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const meta = {
  title: 'Actions/CountdownButton',
  component: CountdownButton,
  args: {
    children: 'Send code',
    now: () => NOW,
    countingLabel: (seconds) => `Again in ${clock(seconds)}`,
    announce: (seconds) =>
      seconds === 0 ? 'You can ask for a new code' : `You can ask for a new code in ${seconds} seconds`,
    onPress: fn(),
  },
} satisfies Meta<typeof CountdownButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Counting: Story = {
  tags: ['matrix'],
  args: { endsAt: NOW + 42_000 },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Again in 0:42' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Sending: Story = { args: { busy: true, busyLabel: 'Sending the code' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    children: 'Ipadala ang code sa aking numero',
    countingLabel: (seconds) => `Maaaring humiling muli pagkalipas ng ${seconds} segundo`,
    endsAt: NOW + 59_000,
  },
  globals: { viewport: { value: 'small' } },
};
