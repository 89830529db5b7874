import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from '../StatusChip/index.ts';
import { RecordTable } from './index.ts';

const row = (id: string, game: string, stake: string) => ({
  id,
  cells: { game, time: '21 Nov, 20:14', stake, status: <StatusChip tone="success">Settled</StatusChip> },
});

const meta = {
  title: 'Show/RecordTable',
  component: RecordTable,
  args: {
    label: 'Bets',
    columns: [
      { id: 'game', label: 'Game' },
      { id: 'time', label: 'Time' },
      { id: 'stake', label: 'Stake', numeric: true },
      { id: 'status', label: 'Status' },
    ],
    rows: [row('one', 'Dragon Hoard', '₱5.00'), row('two', 'Ang Napakahabang Pangalan ng Laro', '₱1,000,000.00')],
    onOpen: () => {},
  },
} satisfies Meta<typeof RecordTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
