import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleMessages } from '../../../testing/messages.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { NotificationCentre } from './NotificationCentre.tsx';

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Notifications/ }));
  return await screen.findByRole('dialog', { name: 'Notifications' });
};

const meta = {
  title: 'Pages/NotificationCentre',
  component: NotificationCentre,
  args: {
    label: 'Notifications',
    unreadCount: 2,
    buttonLabel: 'Notifications, 2 unread',
    unreadLabel: 'unread',
    messages: sampleMessages,
    onSelect: fn(),
    markAllLabel: 'Mark all as read',
    onMarkAllRead: fn(),
    allLabel: 'All messages',
    onShowAll: fn(),
    closeLabel: 'Close',
    loadingLabel: 'Loading the messages',
  },
  decorators: [(Story) => <div style={{ display: 'grid', justifyItems: 'end' }}>{Story()}</div>],
  // Preloads the lazy chunk, so that no story waits for the network.
  loaders: [async () => ({ panel: await import('./NotificationPanel.tsx') })],
} satisfies Meta<typeof NotificationCentre>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { tags: ['matrix'], play: async () => void (await open()) };

/** A message closes the panel. */
export const Selects: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: /Rebate paid/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('rebate');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: /Notifications/ })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: async () => void (await open()) };

export const Loading: Story = { args: { messages: undefined }, play: async () => void (await open()) };

/** Nothing unread: no badge, nothing to mark. */
export const Empty: Story = {
  args: {
    unreadCount: 0,
    buttonLabel: 'Notifications',
    messages: [],
    placeholder: <EmptyState icon="bell" title="Nothing new" text="What needs you is written here." />,
  },
  play: async () => {
    await open();
    await expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};
