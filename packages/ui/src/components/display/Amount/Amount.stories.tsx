import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from './Amount.tsx';

const meta = {
  title: 'Display/Amount',
  component: Amount,
  args: { text: '₱12,480.50' },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { text: '₱12,480,500.50', shortText: '₱12.4M' } };
export const InRtl: Story = { args: { text: '-₱250.00', tone: 'loss' }, globals: { direction: 'rtl' } };

export const Tones: Story = {
  tags: ['matrix'],
  render: () => (
    <ul style={{ display: 'grid', gap: 8, justifyItems: 'end', width: 'max-content', padding: 0, listStyle: 'none' }}>
      <li>
        <Amount text="+₱8,500.00" tone="gain" />
      </li>
      <li>
        <Amount text="-₱1,250.50" tone="loss" />
      </li>
      <li>
        <Amount text="₱0.00" />
      </li>
      <li>
        <Amount text="₱15.00" tone="muted" />
      </li>
    </ul>
  ),
};
