import type { Message, MessageKind, MessagePage } from '@croupier/sdk/types';

import type { MessageRow } from '../../store/rows/messages.ts';
import {
  localize,
  pageOf,
  sessionOf,
  type CallContext,
  type DomainContext,
  type PageQuery,
  lastSecondOf,
} from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { plainTextOf } from './compose.ts';
import { countUnread, endOf, messagesOf } from './inbox.ts';

/** Maximum length of a preview, in code points. */
const PREVIEW_LENGTH = 140;

interface MessageQuery extends PageQuery {
  readonly status?: 'ALL' | 'UNREAD' | 'READ' | undefined;
  readonly kind?: MessageKind | 'ALL' | undefined;
  readonly search?: string | undefined;
}

/** One page of the caller's inbox, newest first, with the number of unread messages on all pages. */
export function listMessages(
  context: CallContext,
  { status = 'ALL', kind = 'ALL', search = '', ...page }: MessageQuery,
): MessagePage {
  const { memberId } = sessionOf(context);
  const wanted = search.trim().toLowerCase();
  const found = messagesOf(context, memberId)
    .filter((row) => (kind === 'ALL' || row.kind === kind) && (status === 'ALL' || row.isRead === (status === 'READ')))
    .map((row) => describeMessage(context, row))
    .filter(({ title, content }) => `${title}\n${plainTextOf(content)}`.toLowerCase().includes(wanted));
  return { ...pageOf(found, page), unreadMessage: countUnread(context, memberId) };
}

/** Converts a message to the contract's shape, in the language of the account. */
export function describeMessage(context: DomainContext, row: MessageRow): Message {
  const { id, memberId, kind, titleEn, titleTy, contentEn, contentTy, link, sentAt, isRead } = row;
  const language = profileOf(context, memberId).language ?? undefined;
  const content = localize({ EN: contentEn, TY: contentTy }, language);
  return {
    messageId: id,
    kind,
    title: localize({ EN: titleEn, TY: titleTy }, language),
    content,
    preview: Array.from(plainTextOf(content)).slice(0, PREVIEW_LENGTH).join(''),
    ...(link === null ? {} : { link }),
    sentAt,
    expiresAt: lastSecondOf(endOf(row)),
    read: isRead,
  };
}
