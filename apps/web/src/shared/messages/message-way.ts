import type { MessageLink } from '@croupier/sdk/types';

import { paths } from '../paths.ts';
import { MESSAGE_WAYS, type MessageTarget } from './message-paths.data.ts';

const isTarget = (target: string): target is MessageTarget => Object.hasOwn(MESSAGE_WAYS, target);

/** The way to what a message is about; undefined when this version does not know the kind of thing. */
export function messageWay({ target, id }: MessageLink) {
  if (!isTarget(target)) return undefined;
  const { path, label } = MESSAGE_WAYS[target];
  return { path: path(id), label };
}

/** What the inbox shows: all messages, the unread ones, or a kind. */
export interface InboxAddress {
  readonly show?: string | undefined;
  /** Id of the open message. */
  readonly message?: string | undefined;
}

/** URL of the inbox. */
export function inboxPath({ show, message }: InboxAddress = {}): string {
  const query = new URLSearchParams();
  if (show !== undefined && show !== 'ALL') query.set('show', show);
  if (message !== undefined) query.set('message', message);
  const search = query.toString();
  return search === '' ? paths.inbox : `${paths.inbox}?${search}`;
}
