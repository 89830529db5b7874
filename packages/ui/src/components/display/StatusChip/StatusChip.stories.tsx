import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from './StatusChip.tsx';

const meta = {
  title: 'Display/StatusChip',
  component: StatusChip,
  args: { tone: 'success', children: 'Paid' },
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <StatusChip tone="pending">Waiting for the bank</StatusChip>
      <StatusChip tone="success">Paid</StatusChip>
      <StatusChip tone="warning">Please confirm</StatusChip>
      <StatusChip tone="danger">Refused</StatusChip>
      <StatusChip tone="neutral">Closed</StatusChip>
      <StatusChip tone="neutral" icon="lock">
        Locked
      </StatusChip>
    </div>
  ),
};

export const LongText: Story = {
  args: { tone: 'warning', children: 'Hinihintay ang kumpirmasyon ng napiling paraan ng pagbabayad' },
  globals: { viewport: { value: 'small' } },
};
