import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './index.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Deposit', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'], args: { variant: 'action' } };

export const Outline: Story = {};

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Sending' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { fullWidth: true, children: 'Magdeposito gamit ang napiling paraan ng pagbabayad' },
};
