import type { Meta, StoryObj } from '@storybook/react-vite';
import { LimitMeter } from './LimitMeter.tsx';

const meta = {
  title: 'Data/LimitMeter',
  component: LimitMeter,
  args: {
    label: 'Deposits a day',
    valueText: '₱4,000.00 left of ₱5,000',
    used: 0.2,
    note: '₱1,000.00 paid in, starts again at midnight',
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof LimitMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Unused: Story = { args: { valueText: '₱5,000.00 left of ₱5,000', used: 0, note: undefined } };

export const Reached: Story = {
  args: { valueText: 'Nothing left until Mon 12:00 AM', used: 1, note: '₱5,000.00 paid in' },
};

export const LongTexts: Story = {
  args: {
    label: 'Pinakamataas na oras ng paglalaro sa isang araw',
    valueText: '1 oras at 45 minuto ang natitira sa 3 oras',
    used: 0.42,
  },
  globals: { viewport: { value: 'small' } },
};
