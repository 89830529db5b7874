import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountdownRing } from './CountdownRing.tsx';

const NOW = Date.UTC(2026, 10, 22, 11, 18, 42);
const MINUTE = 60_000;

const meta = {
  title: 'Display/CountdownRing',
  component: CountdownRing,
  args: {
    startsAt: NOW - 3.7 * MINUTE,
    endsAt: NOW + 1.3 * MINUTE,
    now: () => NOW,
    label: (seconds) => `Next settlement in ${Math.floor(seconds / 60)} minutes ${seconds % 60} seconds`,
    format: (seconds) => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`,
    caption: 'to 19:20',
  },
} satisfies Meta<typeof CountdownRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('Next settlement in 1 minutes 18 seconds');
    await expect(canvas.getByText('1:18')).toBeVisible();
  },
};

export const Full: Story = { args: { startsAt: NOW, endsAt: NOW + 5 * MINUTE } };

/** Over: the text says so, and what was paid is announced. */
export const Due: Story = {
  args: {
    endsAt: NOW,
    format: () => 'now',
    label: () => 'The settlement is due now',
    announcement: 'Paid ₱1.11 for 19:15 to 19:20',
  },
};

/** Hours until a daily settlement. */
export const LongTexts: Story = {
  globals: { viewport: { value: 'small' } },
  args: { format: () => '14:41:18', caption: 'hanggang 23 Nob, 00:10' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
