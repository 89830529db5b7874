import type { Meta, StoryObj } from '@storybook/react-vite';
import { Leaderboard } from './Leaderboard.tsx';

const first = [
  { id: 'p1', place: 1, name: 'k***za', score: '140', prize: '₱10,000' },
  { id: 'p2', place: 2, name: 'pa***18', score: '140', prize: '₱5,000' },
  { id: 'p3', place: 3, name: 'on***e', score: '138', prize: '₱3,000' },
  { id: 'p4', place: 4, name: 'b***rt', score: '137', prize: '₱1,000' },
];

const around = [
  { id: 'p42', place: 42, name: 'we***7', score: '74', prize: '₱100' },
  { id: 'p43', place: 43, name: 'You', score: '74', prize: '₱100' },
  { id: 'p44', place: 44, name: 'ro***an', score: '73', prize: '₱100' },
];

const meta = {
  title: 'Rewards/Leaderboard',
  component: Leaderboard,
  args: {
    label: 'Board of the week',
    entries: [...first, ...around],
    ownId: 'p43',
    heads: { place: 'Place', name: 'Member', score: 'Points', prize: 'Prize' },
    gapLabel: (places: number) => `${places} places between`,
    empty: { title: 'Nobody has points yet', text: 'The week began at midnight.' },
  },
} satisfies Meta<typeof Leaderboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const AmongTheFirst: Story = { args: { entries: first, ownId: 'p2' } };
export const NotPlaced: Story = { args: { entries: first, ownId: undefined } };
export const Empty: Story = { args: { entries: [] } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    entries: [
      { id: 'p1204', place: 1204, name: 'Magpakailanmanmagpasalamat', score: '1,000,000', prize: '₱1,000,000.00' },
    ],
    ownId: 'p1204',
  },
};
