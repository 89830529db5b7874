import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './index.ts';

const meta = {
  title: 'Show/FactList',
  component: FactList,
  args: {
    facts: [
      { id: 'balance', label: 'Balance', value: '₱12,480.50' },
      { id: 'rank', label: 'VIP rank', value: 'Gold' },
      { id: 'coupons', label: 'Coupons', value: '3' },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix', 'screenshot'] };

export const One: Story = { args: { facts: [{ id: 'balance', label: 'Balance', value: '₱0.00' }] } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    facts: [
      { id: 'limit', label: 'Pinakamataas na maaaring i-withdraw sa isang araw', value: '₱1,000,000,000.00' },
      { id: 'name', label: 'Pangalan', value: 'Magpakailanmanmagpasalamat' },
    ],
  },
};
