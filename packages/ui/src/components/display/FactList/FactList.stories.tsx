import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Display/FactList',
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

export const Default: Story = { tags: ['screenshot'] };

/** Amounts of a betting record: two per row where they fit; a long amount takes a row. */
export const Amounts: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'small' } },
  args: {
    facts: [
      { id: 'count', label: 'Bets', value: '1,284' },
      { id: 'stake', label: 'Staked', value: '₱8,420.00' },
      { id: 'payout', label: 'Paid out', value: '₱1,000,000,000.00' },
    ],
  },
  play: async ({ canvas }) => {
    const heightOf = (text: string) => canvas.getByText(text).getBoundingClientRect().height;
    await expect(heightOf('₱1,000,000,000.00')).toBe(heightOf('1,284'));
    if (document.documentElement.style.fontSize === '200%') return;
    const topOf = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(topOf('₱8,420.00')).toBe(topOf('1,284'));
  },
};

/** Terms of a bonus, each with its condition. */
export const Terms: Story = {
  args: {
    facts: [
      { id: 'rate', label: 'You get', value: '20%', note: 'of one Saturday deposit' },
      { id: 'most', label: 'At most', value: '₱2,000', note: 'reached at ₱10,000' },
      { id: 'play', label: 'To play', value: '8 × bonus', note: 'within 7 days' },
      { id: 'stake', label: 'Highest stake', value: '₱500', note: 'larger bets are refused first' },
    ],
  },
};

export const Single: Story = { args: { facts: [{ id: 'balance', label: 'Balance', value: '₱0.00' }] } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    facts: [
      { id: 'limit', label: 'Pinakamataas na maaaring i-withdraw sa isang araw', value: '₱1,000,000,000.00' },
      { id: 'name', label: 'Pangalan', value: 'Magpakailanmanmagpasalamat' },
    ],
  },
};
