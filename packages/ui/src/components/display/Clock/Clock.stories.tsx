import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Clock } from './Clock.tsx';

const frozen = () => Date.UTC(2026, 10, 21, 12, 34, 56);

const meta = {
  title: 'Display/Clock',
  component: Clock,
  args: { now: frozen, utcOffset: 480 },
} satisfies Meta<typeof Clock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11/21 20:34:56')).toBeVisible();
  },
};

export const WithZone: Story = { tags: ['matrix'], args: { zoneLabel: 'GMT+8' } };

export const Running: Story = { args: { now: () => Date.now(), zoneLabel: 'GMT+8' } };

export const BehindUtc: Story = { args: { utcOffset: -300, zoneLabel: 'GMT-5' } };
