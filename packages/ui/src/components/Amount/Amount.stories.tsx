import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from './Amount.tsx';

const meta = {
  title: 'Show/Amount',
  component: Amount,
  args: { value: '12480.50', currency: 'PHP', locale: 'en-PH' },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hidden: Story = { args: { hiddenLabel: 'Balance is hidden' } };
export const Compact: Story = { args: { value: '12480500.50', compact: true } };
export const InRtl: Story = { args: { value: '-250.00', tone: 'change' }, globals: { direction: 'rtl' } };

export const Changes: Story = {
  tags: ['matrix'],
  render: (args) => (
    <ul style={{ display: 'grid', gap: 8, justifyItems: 'end', width: 'max-content', padding: 0, listStyle: 'none' }}>
      {['8500.00', '-1250.50', '0.00'].map((value) => (
        <li key={value}>
          <Amount {...args} value={value} tone="change" />
        </li>
      ))}
      <li>
        <Amount {...args} value="15.00" tone="muted" />
      </li>
    </ul>
  ),
};
