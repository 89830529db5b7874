import type { ListMessagesData, MessageKind } from '@croupier/sdk/types';

import { messageKinds } from '../../shared/messages/message-kinds.ts';

/** What the list shows: all messages, the unread ones, or those of a kind. */
export type InboxFilter = 'ALL' | 'UNREAD' | MessageKind;

/** The filter of a URL; all messages for anything else. */
export function inboxFilterOf(value: string | null): InboxFilter {
  if (value === 'UNREAD') return value;
  return messageKinds.find((kind) => kind === value) ?? 'ALL';
}

export function requestOf(filter: InboxFilter): NonNullable<ListMessagesData['query']> {
  if (filter === 'ALL') return {};
  return filter === 'UNREAD' ? { status: filter } : { kind: filter };
}
