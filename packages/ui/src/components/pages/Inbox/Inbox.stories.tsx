import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleMessages } from '../../../testing/messages.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import type { InboxProps } from './Inbox.tsx';
import { Inbox } from './Inbox.tsx';

function ControlledInbox(props: InboxProps) {
  const [messages, setMessages] = useState(props.messages);
  const [openId, setOpenId] = useState(props.openId);
  const [selectedIds, setSelectedIds] = useState(props.selectedIds);
  const message = messages?.find(({ id }) => id === openId);
  return (
    <Inbox
      {...props}
      messages={messages}
      openId={openId}
      onOpen={setOpenId}
      reader={
        message && {
          meta: `${message.kind}. Today, ${message.time}`,
          title: message.title,
          content: <p>{message.preview}</p>,
          actions: <Button variant="action">Open the withdrawal</Button>,
        }
      }
      selectedIds={selectedIds}
      onSelectedChange={setSelectedIds}
      onDelete={(ids) => {
        props.onDelete(ids);
        setMessages(messages?.filter(({ id }) => !ids.includes(id)));
        setSelectedIds(undefined);
      }}
    />
  );
}

const meta = {
  title: 'Pages/Inbox',
  component: Inbox,
  render: (args) => <ControlledInbox {...args} />,
  args: {
    labels: {
      list: 'Messages',
      reader: 'Message',
      unread: 'unread',
      summary: '2 unread',
      select: 'Select',
      done: 'Done',
      selectAll: 'Select all',
      selected: (count) => `${count} selected`,
      markRead: 'Mark as read',
      delete: 'Delete',
      back: 'Messages',
      openHint: 'Choose a message to read it here.',
      loading: 'Loading the messages',
    },
    messages: sampleMessages,
    openId: undefined,
    onOpen: fn(),
    reader: undefined,
    selectedIds: undefined,
    onSelectedChange: fn(),
    onMarkRead: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof Inbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Reading: Story = { tags: ['matrix', 'screenshot'], args: { openId: 'arrived' } };

export const Selecting: Story = {
  tags: ['matrix'],
  args: { selectedIds: ['rebate', 'dealers'] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read' }));
    await expect(args.onMarkRead).toHaveBeenCalledWith(['rebate', 'dealers']);
  },
};

/** On phones the message covers the list, which gets the focus back. */
export const PhoneReading: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Did ₱1,000.00 arrive/ }));
    const reader = canvas.getByRole('region', { name: 'Message' });
    await expect(reader).toHaveFocus();
    await expect(canvas.queryByRole('list', { name: 'Messages' })).toBeNull();
    await userEvent.click(within(reader).getByRole('button', { name: 'Messages' }));
    await expect(canvas.getByRole('button', { name: /Did ₱1,000.00 arrive/ })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    openId: 'arrived',
    messages: sampleMessages.map((message) => ({
      ...message,
      title: `${message.title} ${'Napakahabang pamagat na hindi kasya sa isang linya '.repeat(3)}`,
    })),
  },
};

export const Loading: Story = { args: { messages: undefined } };

export const Empty: Story = {
  args: {
    messages: [],
    placeholder: (
      <EmptyState icon="bell" title="No messages" text="What concerns your money and your account is written here." />
    ),
  },
};

export const Failed: Story = {
  args: {
    placeholder: (
      <ErrorState
        title="Messages did not load"
        text="They are kept for 180 days."
        onRetry={fn()}
        retryLabel="Try again"
      />
    ),
  },
};
