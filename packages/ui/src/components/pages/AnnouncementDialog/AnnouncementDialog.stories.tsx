import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';

const titles = ['Weekend cashback', 'New tables by Carabao Gold', 'Banks are closed on Monday', 'Raffle of the month'];

const items = Array.from({ length: 21 }, (_, index) => ({
  id: String(index + 1),
  title: index < titles.length ? (titles[index] ?? '') : `Casino news ${index + 1}`,
  date: `${21 - index} November 2026`,
  html: `<p>Play any <strong>slot</strong> from Friday to Sunday and get 5 % of what you lost back. This is number ${index + 1}.</p>
    <ul><li>At least ₱500 of losses</li><li>Paid on Monday by noon</li></ul><p>Cashback carries no play-through.</p>`,
  unread: index < 2,
  action: index === 0 ? <Button variant="action">To the promotion</Button> : undefined,
}));

const meta = {
  title: 'Pages/AnnouncementDialog',
  component: AnnouncementDialog,
  args: {
    open: true,
    onClose: fn(),
    onRead: fn(),
    items,
    empty: <EmptyState icon="bell" title="Nothing new" text="New announcements appear here." />,
    texts: {
      title: 'Announcements',
      close: 'Close',
      list: 'Titles',
      unread: '(new)',
      pages: 'Pages',
      previousPage: 'Previous page',
      nextPage: 'Next page',
      pageOf: (page, pages) => `${page} of ${pages}`,
      quietToday: 'Do not show again today',
      loading: 'Loading announcements',
    },
  },
} satisfies Meta<typeof AnnouncementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Announcements' }));
    const list = within(dialog.getByRole('list', { name: 'Titles' }));
    await expect(list.getAllByRole('button')).toHaveLength(9);
    await expect(args.onRead).toHaveBeenLastCalledWith('1');
    await userEvent.click(list.getByRole('button', { name: /Banks are closed/ }));
    await waitFor(() => expect(dialog.getByText(/number 3/)).toBeVisible());
    await expect(args.onRead).toHaveBeenLastCalledWith('3');
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await expect(list.getAllByRole('button')).toHaveLength(3);
  },
};

export const Phone: Story = { tags: ['matrix'], globals: { viewport: { value: 'phone' } } };

export const FewOnPhone: Story = {
  args: { items: items.slice(0, 2) },
  globals: { viewport: { value: 'phone' } },
};

export const Single: Story = { args: { items: items.slice(0, 1) } };
export const SingleOnPhone: Story = { args: { items: items.slice(0, 1) }, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { items: undefined } };
export const Empty: Story = { args: { items: [] } };
export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Failed: Story = {
  args: {
    items: undefined,
    error: <ErrorState title="The announcements could not be loaded" retryLabel="Try again" onRetry={fn()} />,
  },
};

export const QuietToday: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Do not show again today' }));
    await expect(args.onClose).toHaveBeenCalledWith({ quietToday: true });
  },
};
