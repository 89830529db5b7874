import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { samplePrizes } from '../../../../.storybook/covers/sample-prizes.ts';
import type { WheelDraw } from './PrizeWheel.tsx';
import { PrizeWheel } from './PrizeWheel.tsx';

const meta = {
  title: 'Rewards/PrizeWheel',
  component: PrizeWheel,
  args: {
    label: 'Prize wheel with six prizes',
    prizes: samplePrizes,
    count: 3,
    countLabel: 'turns left',
    onTurn: fn(),
    onTurnEnd: fn(),
    turnLabel: 'Take a turn',
    busyLabel: 'Drawing',
    skipLabel: 'Skip',
    note: 'Fields are as large as the chances. Each turn is a ticket as well; unused turns end with November.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof PrizeWheel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** Asked, not answered: nothing moves. */
export const Asked: Story = { args: { busy: true } };

/** The middle of the field that the server named is at the top. */
export const Drawn: Story = { args: { count: 2, draw: { id: 'd1', prizeId: 'p50' } } };

export const NoTurns: Story = {
  args: { count: 0, onTurn: undefined, note: '₱380 of turnover to the next turn.' },
};

/** Turns for 2.2 s after each answer; a tap, Escape and the button skip it. */
export const Turning: Story = {
  parameters: { moves: true },
  render: function Turning(args) {
    const [draw, setDraw] = useState<WheelDraw>();
    const turn = () => setDraw({ id: `${Number(draw?.id ?? 0) + 1}`, prizeId: draw ? 'p5000' : 'p100' });
    return <PrizeWheel {...args} draw={draw} onTurn={turn} />;
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take a turn' }));
    const skip = await canvas.findByRole('button', { name: 'Skip' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onTurnEnd).toHaveBeenCalledWith({ id: '1', prizeId: 'p100' }));
    await expect(canvas.getByRole('button', { name: 'Take a turn' })).toHaveFocus();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    count: '1,204',
    countLabel: 'natitirang ikot',
    turnLabel: 'Paikutin ang gulong ng kapalaran ngayon na',
    prizes: samplePrizes.map((prize) => ({ ...prize, shortLabel: `${prize.shortLabel} po` })),
  },
};
