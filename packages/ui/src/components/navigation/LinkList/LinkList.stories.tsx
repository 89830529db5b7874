import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkList, LinkListSkeleton } from './LinkList.tsx';

const meta = {
  title: 'Navigation/LinkList',
  component: LinkList,
  args: {
    title: 'Asked most this week',
    items: [
      { id: 'late', title: 'My deposit is not there yet', link: { href: '#late' } },
      {
        id: 'time',
        title: 'How long does a withdrawal take?',
        text: 'Most arrive within 15 minutes.',
        link: { href: '#time' },
      },
      { id: 'cut', title: 'A round stopped in the middle', end: 'Open', link: { href: '#cut' } },
    ],
  },
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Asked most this week' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const Cards: Story = {
  tags: ['matrix'],
  args: {
    title: 'Topics',
    layout: 'cards',
    items: [
      { id: 'a', icon: 'wallet', title: 'Deposits', text: 'Ways, limits, receipts', end: 9, link: { href: '#a' } },
      { id: 'b', icon: 'gift', title: 'Bonuses and points', text: 'What counts', end: 10, link: { href: '#b' } },
      { id: 'c', icon: 'user', title: 'Account and security', text: 'Codes, devices', end: 14, link: { href: '#c' } },
    ],
  },
};

export const WithoutHeading: Story = { args: { titleShown: false } };

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'x',
        icon: 'info',
        title: 'Pagpapaliban '.repeat(9),
        text: 'Salita '.repeat(30),
        end: 3,
        link: { href: '#x' },
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};

/** Keeps the places of the rows. */
export const Loading: Story = { render: () => <LinkListSkeleton rows={4} detailed /> };

export const LoadingCards: Story = { render: () => <LinkListSkeleton rows={4} layout="cards" detailed /> };
