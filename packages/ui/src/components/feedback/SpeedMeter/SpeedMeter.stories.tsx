import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SpeedMeter } from './SpeedMeter.tsx';

const meta = {
  title: 'Feedback/SpeedMeter',
  component: SpeedMeter,
  args: {
    name: 'croupier.example',
    ms: 42,
    labels: {
      level: { fast: 'fast', normal: 'normal', slow: 'slow', none: 'No answer' },
      duration: (ms) => `${ms} ms`,
      measuring: 'Measuring',
      counts: 'counts as slow',
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof SpeedMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fast: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('42 ms')).toBeVisible();
    await expect(canvas.getByText('fast')).toBeVisible();
  },
};
export const Normal: Story = { args: { ms: 117 } };
export const Slow: Story = { args: { ms: 204 } };
export const NoAnswer: Story = {
  args: { ms: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('counts as slow')).toBeVisible();
  },
};
export const WithNote: Story = { args: { note: 'you are here' } };
export const Measuring: Story = { args: { ms: undefined } };

/** Lines of a list. */
export const List: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[42, 117, 204, null].map((ms, index) => (
        <SpeedMeter key={ms} {...args} name={`croupier-${index}.a-rather-long-address.example`} ms={ms} />
      ))}
    </div>
  ),
};
