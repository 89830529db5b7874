import type { ReactNode } from 'react';
import type { MessageSummary } from '../internal/MessageRow.tsx';

export interface InboxReader {
  /** Kind and time: 'Money. Today, 6:55 PM'. */
  meta: string;
  title: string;
  /** Text of the message, e.g. as `SafeHtml`, with facts. */
  content: ReactNode;
  /** The way to what the message is about, and delete. */
  actions?: ReactNode;
}

export interface InboxLabels {
  /** Accessible name of the list. */
  list: string;
  /** Accessible name of the reader. */
  reader: string;
  /** Read after an unread message: 'unread'. */
  unread: string;
  /** State of the list above it, e.g. '2 unread'. */
  summary: string;
  select: string;
  done: string;
  selectAll: string;
  selected: (count: number) => string;
  markRead: string;
  delete: string;
  /** Back to the list, on phones. */
  back: string;
  /** In the reader while no message is open. */
  openHint: string;
  loading: string;
}

export interface InboxProps {
  labels: InboxLabels;
  /** Newest first; undefined while loading. */
  messages: readonly MessageSummary[] | undefined;
  /** In place of the list when it is empty, failed or refused. */
  placeholder?: ReactNode;
  /** Id of the open message; undefined shows the list on phones. */
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** The open message; undefined while it is loading. */
  reader: InboxReader | undefined;
  /** Ids of selected messages; undefined outside the selection mode. */
  selectedIds: readonly string[] | undefined;
  onSelectedChange: (ids: readonly string[] | undefined) => void;
  onMarkRead: (ids: readonly string[]) => void;
  /** The caller removes the messages at once and offers to undo before it deletes them. */
  onDelete: (ids: readonly string[]) => void;
}
