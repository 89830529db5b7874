import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DrawCountdown } from './DrawCountdown.tsx';

const NOW = Date.parse('2026-11-22T11:18:04Z');
const inSeconds = (seconds: number) => NOW + seconds * 1000;

const meta = {
  title: 'Game/DrawCountdown',
  component: DrawCountdown,
  args: {
    labels: {
      title: 'Bets close in',
      day: (count) => (count === 1 ? 'day' : 'days'),
      hour: (count) => (count === 1 ? 'hour' : 'hours'),
      minute: () => 'min',
      second: () => 's',
      closed: 'Bets are closed',
      lastMinute: 'Less than a minute left',
    },
    closesAt: inSeconds(91_316),
    now: () => NOW,
  },
} satisfies Meta<typeof DrawCountdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1day01hour21min56s');
  },
};
export const Minutes: Story = { args: { closesAt: inSeconds(716) } };
/** Amber below a minute. */
export const LastMinute: Story = { tags: ['matrix'], args: { closesAt: inSeconds(42) } };
export const Closed: Story = { args: { closesAt: inSeconds(-1) } };
