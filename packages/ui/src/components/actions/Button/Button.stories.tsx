import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Deposit', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'], args: { variant: 'action' } };

/** One action is filled, all others are outlined. Danger is never filled. */
export const Variants: Story = {
  tags: ['matrix', 'screenshot'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="action">Deposit</Button>
      <Button variant="selected">Slots</Button>
      <Button variant="outline" startIcon={<Icon name="wallet" />}>
        Wallet
      </Button>
      <Button variant="quiet">Not now</Button>
      <Button variant="danger">Close account</Button>
      <Button variant="action" size="lg" fullWidth>
        Play now
      </Button>
    </div>
  ),
};

export const Disabled: Story = { args: { variant: 'action', disabled: true } };

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Sending' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { fullWidth: true, children: 'Magdeposito gamit ang napiling paraan ng pagbabayad' },
};
