import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Clock } from '../Clock/Clock.tsx';
import { AccountLine } from './AccountLine.tsx';

const now = () => Date.UTC(2026, 10, 22, 11, 18, 42);

const meta = {
  title: 'Display/AccountLine',
  component: AccountLine,
  args: { name: 'Amihan', balance: '₱58,200.00', clock: <Clock now={now} utcOffset={480} zoneLabel="GMT+8" /> },
} satisfies Meta<typeof AccountLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = { tags: ['matrix'] };

/** A long name is cut, not the balance. */
export const LongName: Story = {
  args: { name: 'Maria Concepcion de los Santos y Villanueva' },
  render: (args) => (
    <div style={{ display: 'flex', width: 180 }}>
      <AccountLine {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const balance = canvas.getByText('₱58,200.00').getBoundingClientRect();
    const name = canvas.getByText(/^Maria/).getBoundingClientRect();
    await expect(name.width).toBeLessThanOrEqual(180);
    await expect(balance.width).toBeLessThanOrEqual(180);
  },
};
