import type { MessageKind, MessageLink } from '@croupier/sdk/types';

import type { MessageRow } from '../../store/rows/messages.ts';
import { emit, type DomainContext, type LocalizedText } from '../kernel/index.ts';

export interface NewMessage {
  readonly memberId: string;
  readonly kind: MessageKind;
  /** Plain text. */
  readonly title: LocalizedText;
  /** HTML of paragraphs, lists and links. */
  readonly content: LocalizedText;
  /** The thing that it is about. */
  readonly link?: MessageLink | undefined;
  /** When it was sent; now by default. */
  readonly at?: Date | undefined;
}

/** Puts a message into a member's inbox, and reports it. */
export function addMessage(context: DomainContext, message: NewMessage): MessageRow {
  const { store, clock, secrets } = context;
  const { memberId, kind, title, content, link, at = clock.now() } = message;
  return store.transact(() => {
    const row = store.messages.insert({
      id: `msg_${secrets.hex(12)}`,
      memberId,
      kind,
      titleEn: title.EN,
      titleTy: title.TY,
      contentEn: content.EN,
      contentTy: content.TY,
      link: link ?? null,
      sentAt: at.toISOString(),
      isRead: false,
    });
    emit(context, 'messageAdded', { memberId, messageId: row.id, kind, at });
    emit(context, 'badgesChanged', { memberId });
    return row;
  });
}
