import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SafeHtml } from '../SafeHtml/SafeHtml.tsx';
import { CollapsibleList, CollapsibleListSkeleton } from './CollapsibleList.tsx';

const meta = {
  title: 'Display/CollapsibleList',
  component: CollapsibleList,
  args: {
    items: [
      {
        id: '1',
        title: 'Weekend cashback',
        meta: '21 November 2026',
        content: <SafeHtml html="<p>5 % of losses.</p>" />,
      },
      { id: '2', title: 'New tables by Carabao Gold', meta: '18 November 2026', content: 'Twelve live tables.' },
      {
        id: '3',
        title: 'Banks are closed on Monday',
        meta: '15 November 2026',
        content: 'Withdrawals take a day more.',
      },
    ],
  },
} satisfies Meta<typeof CollapsibleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  args: { defaultOpenId: '2' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('5 % of losses.')).toBeVisible());
    await expect(canvas.queryByText('Twelve live tables.')).toBeNull();
  },
};

export const AllClosed: Story = {};

export const Unread: Story = {
  args: {
    items: meta.args.items.map((item, index) => ({ ...item, unread: index === 1 ? undefined : '(new)' })),
    openId: '2',
  },
};

export const LongText: Story = {
  args: {
    defaultOpenId: '1',
    items: [
      { id: '1', title: 'Pagpapaliban '.repeat(12), content: 'Magdeposito gamit ang napiling paraan. '.repeat(20) },
    ],
  },
  globals: { viewport: { value: 'small' } },
};

/** Keeps the places of the titles. */
export const Loading: Story = { render: () => <CollapsibleListSkeleton rows={5} hasMeta /> };
