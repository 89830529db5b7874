import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Play-through', value: 1200, max: 5000, valueText: '₱1,200 of ₱5,000' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Play-through' });
    await expect(bar).toHaveAttribute('aria-valuenow', '1200');
    await expect(bar).toHaveAttribute('aria-valuetext', '₱1,200 of ₱5,000');
  },
};

export const Unknown: Story = { args: { label: 'Uploading', value: undefined, valueText: undefined } };
export const Empty: Story = { args: { value: 0, valueText: '₱0 of ₱5,000' } };
export const Full: Story = { args: { value: 9000, valueText: '₱9,000 of ₱5,000' } };

export const WithNote: Story = {
  tags: ['matrix'],
  args: { note: '₱1,000 paid in has to be staked once, a rule against money laundering.' },
};

/** In a row that has a title. */
export const Inline: Story = { args: { layout: 'inline' } };
export const Complete: Story = { args: { value: 5000, valueText: '₱5,000 of ₱5,000', tone: 'success' } };

export const Steps: Story = {
  tags: ['matrix'],
  args: {
    label: 'To the next rank',
    value: 3200,
    valueText: '3,200 points',
    steps: [
      { at: 1000, label: 'Silver' },
      { at: 2500, label: 'Gold' },
      { at: 5000, label: 'Platinum' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gold')).toHaveAttribute('data-reached', 'true');
    await expect(canvas.getByText('Platinum')).toHaveAttribute('data-reached', 'false');
  },
};
