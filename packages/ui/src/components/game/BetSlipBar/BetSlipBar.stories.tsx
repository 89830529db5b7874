import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { betSlipLabels, betSlipLines, ControlledBetSlip } from '../../../testing/bet-slip.tsx';
import { BetSlipBar } from './BetSlipBar.tsx';

const meta = {
  title: 'Game/BetSlipBar',
  component: BetSlipBar,
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return <BetSlipBar {...args} open={open} onOpenChange={setOpen} />;
  },
  args: {
    title: 'Bet slip',
    count: 2,
    countLabel: '2 bets',
    text: 'Returns ₱335.40',
    open: false,
    onOpenChange: fn(),
    closeLabel: 'Close',
    children: (
      <ControlledBetSlip
        labels={betSlipLabels}
        lines={betSlipLines}
        currency="₱"
        onRemove={fn()}
        onPlace={fn()}
        stake={{ label: 'Stake', value: '100.00', onChange: fn() }}
        total={{ label: 'Returns', value: '₱335.40' }}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BetSlipBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['matrix'] };

export const OpensAndCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Bet slip.*2 bets/ }));
    await screen.findByRole('dialog', { name: 'Bet slip' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = { args: { open: true } };

export const NothingChosen: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
