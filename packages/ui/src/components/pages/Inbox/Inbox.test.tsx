import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { sampleMessages } from '../../../testing/messages.ts';
import { renderInBrand } from '../../../testing/render.tsx';
import { Inbox } from './Inbox.tsx';
import type { InboxProps } from './Inbox.tsx';

const labels: InboxProps['labels'] = {
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
  back: 'Back',
  openHint: 'Choose a message',
  loading: 'Loading',
};

function ControlledInbox({ onOpen, onDelete }: Pick<InboxProps, 'onOpen' | 'onDelete'>) {
  const [messages, setMessages] = useState(sampleMessages);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>();
  return (
    <Inbox
      labels={labels}
      messages={messages}
      openId={undefined}
      onOpen={onOpen}
      reader={undefined}
      selectedIds={selectedIds}
      onSelectedChange={setSelectedIds}
      onMarkRead={vi.fn()}
      onDelete={(ids) => {
        onDelete(ids);
        setMessages(messages.filter(({ id }) => !ids.includes(id)));
        setSelectedIds(undefined);
      }}
    />
  );
}

function setUp() {
  const handlers = { onOpen: vi.fn(), onDelete: vi.fn() };
  return { ...handlers, ...renderInBrand(<ControlledInbox {...handlers} />) };
}

const focused = () => document.activeElement?.textContent ?? '';

test('moves by arrows, Home and End, and opens by Enter', async () => {
  const { user, onOpen } = setUp();
  screen.getByRole('button', { name: /arrive/ }).focus();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toContain('Your ID expired');
  await user.keyboard('{End}{ArrowDown}');
  expect(focused()).toContain('More dealers');
  await user.keyboard('{Home}{ArrowUp}{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('arrived');
});

test('has one row in the tab order', async () => {
  const { user } = setUp();
  await user.tab();
  expect(focused()).toBe('Select');
  await user.tab();
  expect(focused()).toContain('arrive');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('selects by Space and deletes the selected messages', async () => {
  const { user, onDelete, onOpen } = setUp();
  screen.getByRole('button', { name: /arrive/ }).focus();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: /arrive/ }).getAttribute('aria-checked')).toBe('true');
  await user.keyboard('{ArrowDown} ');
  expect(screen.getByRole('status').textContent).toBe('2 selected');
  await user.keyboard(' ');
  expect(screen.getByRole('status').textContent).toBe('1 selected');
  await user.keyboard('{Delete}');
  expect(onDelete).toHaveBeenCalledExactlyOnceWith(['arrived']);
  expect(onOpen).not.toHaveBeenCalled();
});

test('deletes the focused message and focuses the next one', async () => {
  const { user, onDelete } = setUp();
  screen.getByRole('button', { name: /Your ID expired/ }).focus();
  await user.keyboard('{Delete}');
  expect(onDelete).toHaveBeenCalledExactlyOnceWith(['expired']);
  expect(focused()).toContain('Rebate paid');
});

test('says which messages are unread', () => {
  setUp();
  expect(screen.getAllByRole('button', { name: /unread/ })).toHaveLength(2);
});
